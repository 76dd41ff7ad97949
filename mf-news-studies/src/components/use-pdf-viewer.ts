import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False only where the browser says that it shows no PDF; the server cannot know. */
export const usePdfViewer = (): boolean =>
  useSyncExternalStore(never, () => navigator.pdfViewerEnabled !== false, () => true);
