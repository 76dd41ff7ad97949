import { lazy, Suspense } from 'react';
import { useLocation } from '@vipp/shared/stores/router';

/** Loaded only for the few visitors who come from an application, because it needs the code of forms. */
const KeptReceipt = lazy(async () => ({ default: (await import('./saved-receipt')).SavedReceipt }));

/** The receipt of an application that was just sent, if any. */
export function ReceiptReminder() {
  const { state } = useLocation();
  if (state === null || state === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KeptReceipt state={state} />
    </Suspense>
  );
}
