import { useEffect, useState, type RefObject } from 'react';

/** True once a visitor has filled in or focused a field of the element, also before hydration. */
export function useInUse(ref: RefObject<HTMLElement | null>): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const begin = () => setIsInUse(true);
    const typed = [...(element?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])].some(
      ({ value }) => value !== '',
    );
    if (typed || element?.contains(document.activeElement)) begin();
    element?.addEventListener('focusin', begin);
    return () => element?.removeEventListener('focusin', begin);
  }, [ref]);
  return isInUse;
}
