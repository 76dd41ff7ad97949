import type { ReactNode } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopData } from './use-workshop-data';

type Props<Output> = {
  data: WorkshopData<Output>;
  /** Text until the first answer. */
  loading: string;
  children: (output: Output) => ReactNode;
};

/** What a call has answered, or that it is awaited, or why it failed with a button to try again. */
export function WorkshopLoading<Output>({ data: { answer, reload }, loading, children }: Props<Output>) {
  if (!answer) return <p role="status">{loading}</p>;
  if (answer.ok) return children(answer.data);
  return (
    <Notice kind="error" title={answer.message}>
      <Button variant="secondary" onClick={reload}>
        Réessayer
      </Button>
    </Notice>
  );
}
