import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { PageLink } from './page-link';
import styles from './button.module.css';

type Common = {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** A lucide icon, after the text. */
  icon?: ReactNode;
};

type AsLink = {
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** As for `PageLink`. */
  reload?: boolean;
  state?: unknown;
  id?: string;
  type?: never;
  disabled?: never;
};

type AsAction = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'onClick'
  | 'type'
  | 'disabled'
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'id'
  | 'aria-disabled'
  | 'aria-describedby'
  | 'aria-label'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
> & { to?: never; reload?: never; state?: never };

type Props = Common & (AsLink | AsAction);

/** A link with an address (`to`), a button with an action (`onClick`, `type="submit"`). */
export function Button({ children, variant = 'primary', icon, ...rest }: Props) {
  const className = classNames(styles.button, styles[variant]);
  const inside = (
    <>
      <span>{children}</span>
      {icon}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <PageLink {...rest} className={className}>
        {inside}
      </PageLink>
    );
  }
  const { to: _to, reload: _reload, state: _state, type = 'button', ...action } = rest;
  return (
    <button {...action} className={className} type={type}>
      {inside}
    </button>
  );
}
