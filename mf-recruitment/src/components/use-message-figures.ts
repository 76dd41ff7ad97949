import { useEffect, useRef } from 'react';
import { stepFields } from '@vipp/shared/contract/application/asked-fields';
import type { Answers, ApplicationStep } from '@vipp/shared/contract/application/definition';
import type { FieldView } from '@vipp/shared/ui/form/use-typed-checks';
import { countHere } from '../model/figures-in-browser';
import { messageKey } from '../model/form-figures';

type Options = { version: number; step: ApplicationStep; answers: Answers; viewOf: (name: string) => FieldView };

/** Counts each message when it appears, but not those of the server's page, which the gateway has counted. */
export function useMessageFigures({ version, step, answers, viewOf }: Options): void {
  const shown = stepFields(step, answers).flatMap((asked) => {
    const { message } = viewOf(asked.name);
    return message ? [`${asked.name}=${messageKey(asked, message)}`] : [];
  });
  const before = useRef(shown);
  const list = shown.join('\n');
  useEffect(() => {
    for (const one of shown) {
      if (!before.current.includes(one)) countHere(version, { [one.slice(one.indexOf('=') + 1)]: 1 });
    }
    before.current = shown;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `list` is `shown` as text
  }, [list]);
}
