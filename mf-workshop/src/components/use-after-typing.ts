import { useEffect, useRef, useState } from 'react';

/** After this time without keyboard and pointer, a recruiter has finished a word, and looks up. */
const PAUSE_MS = 1_000;
/** Pressing into a field is the beginning of typing. */
const ACTIVITY = ['input', 'keydown', 'pointerdown'] as const;

/** True while wanted, from the first pause in typing: an earlier loss of the focus swallows letters. */
export function useAfterTyping(isWanted: boolean): boolean {
  const lastActive = useRef(-Infinity);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const onActivity = () => void (lastActive.current = performance.now());
    ACTIVITY.forEach((type) => document.addEventListener(type, onActivity, true));
    return () => ACTIVITY.forEach((type) => document.removeEventListener(type, onActivity, true));
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = () => lastActive.current + PAUSE_MS - performance.now();
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
