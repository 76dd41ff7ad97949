import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Phones and tablets that show a PDF in a frame show only its first page. */
const isTouched = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

const hasViewer = (): boolean => navigator.pdfViewerEnabled !== false && !isTouched();

/** Whether the browser shows all of a PDF in a frame; undefined until hydration, since the server cannot know. */
export const usePdfViewer = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, hasViewer, () => undefined);
