import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '@vipp/shared/stores/site-context';

/**
 * Shows what the toast store holds. Most visits show no toast: its code comes with the first one. Where it cannot come,
 * the page says the same in its own place, and the next toast asks for it again.
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
