import { useEffect, useState } from 'react';

/** A recruiter who has typed nothing for this time has finished a word, and looks up. */
const PAUSE_MS = 1_000;

/** Whether a recruiter is typing: a dialog that takes the focus from the field would swallow the letters. */
export function useTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsTyping(false), PAUSE_MS);
      setIsTyping(true);
    };
    document.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', onInput);
    };
  }, []);
  return isTyping;
}
