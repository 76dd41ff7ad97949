import { lazy, Suspense, useState } from 'react';
import { useToasts } from '@vipp/shared/stores/site-context';

// Most visits show no toast: its code comes with the first one.
const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport')).ToastViewport }));

/** Shows what the toast store holds. */
export function Toaster() {
  const { toasts } = useToasts();
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && toasts.length > 0) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  );
}
