/** Notes what is written to `console.error`, which React uses for defects. */
import { format } from 'node:util';

export function collectErrors(): { stop: () => string[] } {
  const original = console.error;
  const texts: string[] = [];
  console.error = (...parts: unknown[]) => void texts.push(format(...parts));
  return {
    stop: () => {
      console.error = original;
      return texts;
    },
  };
}
