import type { ReactElement } from 'react';

/** A component in one of its states: the one source of test fixtures, of the axe loop and of screenshots. */
export type Example = { name: string; element: ReactElement };
