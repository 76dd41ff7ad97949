import { startTransition, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { stepFields } from '@vipp/shared/contract/application/asked-fields';
import { changeBlocks, type BlockChange } from '@vipp/shared/contract/application/blocks';
import type {
  Answers,
  ApplicationForm,
  ApplicationSection,
  ApplicationStep,
} from '@vipp/shared/contract/application/definition';
import { fillForm } from '@vipp/shared/lib/form/fill-form';
import type { FormValues } from '@vipp/shared/lib/form/form-answer';
import { usePageReturn } from '@vipp/shared/ui/form/use-kept-values';
import { assumeReached, reachHere, sendOnLeave } from '../model/figures-in-browser';
import { draftVersion, eraseDraft, isStoring, readDraft, withoutBlanks, writeDraft } from '../model/application-draft';

export type StepAnswers = ReturnType<typeof useStepAnswers>;

/** Reads the form, and retains answers to questions that it no longer asks. */
function readForm(form: HTMLFormElement, step: ApplicationStep, known: Answers): FormValues {
  const data = new FormData(form);
  const asked = stepFields(step, known).map(({ name }): [string, string] => [name, data.getAll(name).join('\n')]);
  return { ...known, ...Object.fromEntries(asked) };
}

/** Writes answers into the fields that are rendered already; those that they add are rendered with them. */
function fillStep(form: HTMLFormElement | null, step: ApplicationStep, answers: Answers): void {
  const blank = Object.fromEntries(stepFields(step, answers).map(({ name }) => [name, '']));
  if (form) fillForm(form, { ...blank, ...answers });
}

/**
 * The answers of a step, stored on the device at every change, and restored at hydration with the input from before it.
 *
 * @param first values of the fields in the server's HTML
 * @param formRef the form of the fields
 * @param isPosted whether this page answers a form posted without scripts, never counted
 */
export function useStepAnswers(
  { version }: ApplicationForm,
  step: ApplicationStep,
  first: Answers,
  formRef: RefObject<HTMLFormElement | null>,
  isPosted: boolean,
) {
  const [answers, setAnswers] = useState<FormValues>({ ...first });
  /** False when the browser has no storage. */
  const [isStored, setIsStored] = useState(true);
  /** Whether the answers of this device were begun in another version, and are moved to this one by the names of questions. */
  const [isMoved, setIsMoved] = useState(false);
  /** Counts erased, restored and moved answers; each of these ends messages about them. */
  const [round, setRound] = useState(0);
  /** Includes letters that are not rendered yet. */
  const latest = useRef(answers);

  const store = (next: FormValues) => {
    latest.current = next;
    setIsStored(writeDraft(step.id, next, version));
  };
  const replaceAll = (next: Answers) => {
    store({ ...next });
    fillStep(formRef.current, step, next);
    setAnswers({ ...next });
  };

  useLayoutEffect(() => {
    if (isPosted) assumeReached('sent');
    const begun = draftVersion();
    setIsMoved(begun !== undefined && begun !== version);
    if (readDraft('step2')) assumeReached('step1');
    else if (readDraft('step1')) assumeReached('begun');
    const stored = readDraft(step.id);
    const typed = formRef.current ? withoutBlanks(readForm(formRef.current, step, first)) : {};
    const isTyped = Object.keys(typed).some((name) => typed[name] !== first[name]);
    if (stored || isTyped) replaceAll({ ...stored, ...withoutBlanks(first), ...typed });
    else setIsStored(isStoring());
    reachHere(version, isTyped ? 'begun' : 'shown');
    return sendOnLeave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only at hydration
  }, []);

  usePageReturn(() => {
    latest.current = { ...readDraft(step.id) };
    fillStep(formRef.current, step, latest.current);
    setAnswers(latest.current);
  });

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = readForm(currentTarget, step, latest.current);
    reachHere(version, 'begun');
    store(next);
    // A transition: on a slow phone, rendering the questions takes longer than typing the next letter.
    startTransition(() => setAnswers(next));
  };
  /** Erases all answers of the candidate; returns a function that restores them. */
  const erase = () => {
    const restore = eraseDraft();
    replaceAll({});
    eraseDraft();
    setRound((count) => count + 1);
    return () => {
      restore();
      setRound((count) => count + 1);
      replaceAll({ ...readDraft(step.id) });
    };
  };
  /** Changes a list; returns the new answers, or undefined when the change is impossible. */
  const changeList = (section: ApplicationSection, change: BlockChange): Answers | undefined => {
    const changed = changeBlocks(section, latest.current, change);
    if (changed === latest.current) return undefined;
    store({ ...changed });
    // Adding a block may be a transition, because the others do not move. Removing or moving blocks may not: the next letter
    // could be in the wrong block.
    if (change.kind === 'add') startTransition(() => setAnswers({ ...changed }));
    else {
      fillStep(formRef.current, step, changed);
      setAnswers({ ...changed });
      setRound((count) => count + 1);
    }
    return changed;
  };
  return { answers, isStored, isMoved, onInput, erase, round, changeList };
}
