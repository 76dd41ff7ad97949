/** Collects what is written to `console.error`, where React reports defects. */
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
