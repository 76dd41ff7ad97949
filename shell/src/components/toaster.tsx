import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '@vipp/shared/stores/site-context';

/**
 * Shows the toasts of the store. Most visits show none, so the code is loaded with the first one. On a failure, the page has
 * the same message in its content, and the next toast tries again.
 */
export function Toaster() {
  const { toasts } = useToasts();
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  const count = toasts.length;
  useEffect(() => {
    if (Viewport || count === 0) return;
    import('./toast-viewport').then(({ ToastViewport }) => setViewport(() => ToastViewport)).catch(() => undefined);
  }, [Viewport, count]);
  return Viewport && <Viewport />;
}
