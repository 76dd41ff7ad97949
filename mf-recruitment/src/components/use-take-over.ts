import { useEffect, useLayoutEffect, useState } from 'react';
import type { Answers, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { readValues } from '@vipp/shared/lib/form/form-action';
import { FORM_FIELD, STEP_FIELD, STEPS, type FormAnswer, formStage } from '@vipp/shared/lib/form/form-answer';
import { contextOf, SEALED_FIELD, VERSION_FIELD } from '../model/application-answer';
import { eraseDraft, withoutBlanks, writeDraft } from '../model/application-draft';
import {
  answersOfStep,
  BACKGROUND_FORM,
  backgroundStep,
  FORM_ANCHOR,
  IDENTITY_PATH,
  identityStep,
} from '../model/application-forms';

const isAny = (answers: Answers): boolean => Object.keys(answers).length > 0;

/** Step 1 from the page of « Retour », because only the gateway can decrypt it; undefined when it cannot be had. */
function fetchIdentity({ version, questions }: ApplicationForm, answer: FormAnswer): Promise<Answers | undefined> {
  const context = contextOf(answer);
  const body = new URLSearchParams({
    [FORM_FIELD]: BACKGROUND_FORM,
    [STEP_FIELD]: STEPS.edit,
    [SEALED_FIELD]: context.sealed ?? '',
    [VERSION_FIELD]: String(version),
  });
  return new Promise((resolve) => {
    // Not `fetch`, because Trusted Types let no script parse HTML.
    const request = new XMLHttpRequest();
    request.open('POST', IDENTITY_PATH);
    request.responseType = 'document';
    request.onloadend = () => {
      const form = request.responseXML?.querySelector<HTMLFormElement>(`#${FORM_ANCHOR} form`);
      const values = form ? answersOfStep(identityStep(questions), readValues(new FormData(form))) : {};
      resolve(isAny(withoutBlanks(values)) ? values : undefined);
    };
    request.send(body);
  });
}

/**
 * Stores an application begun without JavaScript on the device at hydration, and erases it after sending.
 *
 * @returns false when step 1 could not be stored: it is in the page of step 2 alone, encrypted
 */
export function useTakeOver(
  form: ApplicationForm,
  identity: FormAnswer | undefined,
  background: FormAnswer | undefined,
): boolean {
  const [servers] = useState({ identity, background });
  const [isStored, setIsStored] = useState(true);
  useLayoutEffect(() => {
    const { identity: first, background: second } = servers;
    const { version, questions } = form;
    const stage = formStage(second);
    if (stage === 'sent') return void eraseDraft();
    const known = answersOfStep(identityStep(questions), (second ?? first)?.values ?? {});
    if (isAny(known)) writeDraft('step1', known, version);
    const carried = second ? answersOfStep(backgroundStep(questions), second.values) : contextOf(first).carried;
    if (carried && isAny(carried)) writeDraft('step2', carried, version);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
  useEffect(() => {
    const { background: second } = servers;
    if (!second || formStage(second) !== 'form' || contextOf(second).sealed === undefined) return undefined;
    let isHere = true;
    void fetchIdentity(form, second).then((answers) => {
      if (isHere) setIsStored(answers !== undefined && writeDraft('step1', answers, form.version));
    });
    return () => void (isHere = false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
  return isStored;
}
