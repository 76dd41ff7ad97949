import type { ReactNode } from 'react';
import type { ApplicationState } from '@vipp/shared/contract/application/states';
import { classNames } from '@vipp/shared/lib/class-names';
import styles from './state-mark.module.css';

type Props = { state: ApplicationState; children: ReactNode };

/** The state of an application; its colour repeats what the word says. */
export function StateMark({ state, children }: Props) {
  return <span className={classNames(styles.mark, styles[state])}>{children}</span>;
}
