import type { ReactElement } from 'react';

/** A component in one of its states, for tests, axe, the catalogue and screenshots. */
export type Example = { name: string; element: ReactElement };
