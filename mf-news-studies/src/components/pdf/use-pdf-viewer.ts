import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Phones and tablets show only the first page of a PDF in a frame. */
const isTouched = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

const hasViewer = (): boolean => navigator.pdfViewerEnabled !== false && !isTouched();

/** True when the browser shows whole PDFs in a frame; undefined until hydration. */
export const usePdfViewer = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, hasViewer, () => undefined);
