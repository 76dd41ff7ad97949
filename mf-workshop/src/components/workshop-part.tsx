import type { ReactNode } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import type { WorkshopData } from '../model/use-workshop-data';
import styles from './workshop-part.module.css';

type Props<Data> = {
  read: WorkshopData<Data>;
  /** Shown until there is something to show. */
  loadingText: string;
  children: (data: Data) => ReactNode;
};

/** Part of a page with data of the workshop. What was read before stays visible where reading it again fails. */
export function WorkshopPart<Data>({ read: { data, isLoading, failure, reload }, loadingText, children }: Props<Data>) {
  return (
    <>
      {failure && (
        <Notice kind="error" title={failure.message}>
          {failure.failure === 'unreachable' && (
            <Button variant="secondary" onClick={reload}>
              Réessayer
            </Button>
          )}
        </Notice>
      )}
      {data === undefined && isLoading && (
        <p className={styles.loading} role="status">
          {loadingText}
        </p>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
