import { useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../../lib/form/form-definition';
import { errorsOf, hasFailed, withoutErrorWord, type FormAnswer } from '../../lib/form/form-answer';
import type { FieldView } from './use-typed-checks';

/** How long the box is shown for this answer, in milliseconds; undefined without limit. */
function boxTime({ boxMs }: FormDefinition, { outcome }: FormAnswer): number | undefined {
  return outcome.kind === 'refused' && outcome.by !== 'honeypot' ? boxMs?.[outcome.by] : undefined;
}

/**
 * Focuses the error box when it appears, and the first wrong field when hidden again; hides it when all is corrected.
 *
 * @param viewOf state of the fields, where they can be changed
 */
export function useErrorBox(
  form: FormDefinition,
  answer: FormAnswer | undefined,
  viewOf?: (name: string) => FieldView,
) {
  const boxRef = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<FormAnswer>();
  const time = answer && boxTime(form, answer);

  useEffect(() => {
    // In a frame the form is a preview, which takes the focus neither from its choices nor from the editor beside it.
    const isPreview = window.parent !== window;
    if (!isPreview) boxRef.current?.focus();
    if (!isPreview || document.hasFocus()) boxRef.current?.scrollIntoView({ block: 'center' });
    if (!answer || time === undefined) return undefined;
    const timer = setTimeout(() => {
      const box = boxRef.current;
      if (box?.contains(document.activeElement)) {
        box
          .closest('form')
          ?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')
          ?.focus({ preventScroll: true });
      }
      setOver(answer);
    }, time);
    return () => clearTimeout(timer);
  }, [answer, time]);

  /** Whether a field of the answer's errors is right by now. */
  const isCorrected = (name: string): boolean =>
    viewOf !== undefined && form.fields.some((field) => field.name === name) && viewOf(name).state !== 'invalid';
  const wrong = Object.keys(errorsOf(answer));
  const isAllCorrected = wrong.length > 0 && wrong.every(isCorrected);
  if (isAllCorrected && over !== answer) setOver(answer);
  useEffect(() => {
    if (isAllCorrected) document.title = withoutErrorWord(document.title);
  }, [isAllCorrected]);

  return { isCorrected, isShown: answer !== undefined && hasFailed(answer) && over !== answer, boxRef };
}
