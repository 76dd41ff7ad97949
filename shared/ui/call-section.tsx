import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Button } from './button';
import buttons from './button.module.css';
import styles from './call-section.module.css';
import { Section } from './section';

type Props = {
  title: string;
  /** A paragraph or two. */
  children: ReactNode;
  to: string;
  linkText: string;
  /** Links to other pages, after it. */
  more?: readonly { to: string; text: string }[];
};

/** Call to action: a coloured section with a link to another page. */
export function CallSection({ title, children, to, linkText, more = [] }: Props) {
  return (
    <Section title={title} tone="accent" layout="split">
      <div className={styles.call}>
        {children}
        <div className={buttons.row}>
          <Button to={to} icon={<ArrowRight />}>
            {linkText}
          </Button>
          {more.map(({ to: address, text }) => (
            <Button key={address} to={address} variant="quiet" icon={<ArrowRight />}>
              {text}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}
