import { lazy, Suspense } from 'react';
import { useLocation } from '@vipp/shared/stores/router';

/** Few visitors come from an application: only they load what reads its receipt, and the forms’ machinery with it. */
const KeptReceipt = lazy(async () => ({ default: (await import('./kept-receipt')).KeptReceipt }));

/** What the application’s own page led here with, where it did. */
export function ReceiptReminder() {
  const { state } = useLocation();
  if (state === null || state === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KeptReceipt state={state} />
    </Suspense>
  );
}
