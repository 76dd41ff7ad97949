import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Button } from './button';
import styles from './call-section.module.css';
import { Section } from './section';

type Props = {
  title: string;
  /** A paragraph or two. */
  children: ReactNode;
  to: string;
  linkText: string;
};

/** Call to action: a coloured section with a link to another page. */
export function CallSection({ title, children, to, linkText }: Props) {
  return (
    <Section title={title} tone="accent" layout="split">
      <div className={styles.call}>
        {children}
        <Button to={to} icon={<ArrowRight />}>
          {linkText}
        </Button>
      </div>
    </Section>
  );
}
