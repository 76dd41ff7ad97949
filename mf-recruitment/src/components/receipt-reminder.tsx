import { lazy, Suspense } from 'react';
import { useLocation } from '@vipp/shared/stores/router';

/** Loaded only after an application, because it needs the code of forms. */
const LazyReceipt = lazy(async () => ({
  default: (await import(/* webpackChunkName: "saved-receipt" */ './saved-receipt')).SavedReceipt,
}));

/** Receipt of an application that was just sent; renders nothing otherwise. */
export function ReceiptReminder() {
  const { state } = useLocation();
  if (state === null || state === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LazyReceipt state={state} />
    </Suspense>
  );
}
