import { useEffect, useRef, useState } from 'react';

/** A recruiter who has typed nothing for this time has finished a word, and looks up. */
const PAUSE_MS = 1_000;

/** True while something is wanted, from the first pause in typing: what takes the focus from a field swallows letters. */
export function useAfterTyping(isWanted: boolean): boolean {
  const lastInput = useRef(-Infinity);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const onInput = () => void (lastInput.current = performance.now());
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = () => lastInput.current + PAUSE_MS - performance.now();
    const check = () => {
      if (wait() <= 0) setIsReady(true);
      else timer = setTimeout(check, wait());
    };
    let timer = setTimeout(check, Math.max(0, wait()));
    return () => {
      clearTimeout(timer);
      setIsReady(false);
    };
  }, [isWanted]);
  return isWanted && isReady;
}
