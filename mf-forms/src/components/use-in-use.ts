import { useEffect, useState, type RefObject } from 'react';

/** True once somebody has begun to fill in what stands in the element, before scripts came included. */
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
