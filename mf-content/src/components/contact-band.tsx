import { ArrowRight } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import styles from './contact-band.module.css';

type Props = {
  title: string;
  /** Sanitised HTML. */
  html: string;
};

/** Call to action whose title is the link to the contact form. */
export function ContactBand({ title, html }: Props) {
  return (
    <Section tone="accent">
      <div className={styles.call}>
        <PageLink className={styles.button} to="/contact">
          <span>{title}</span>
          <ArrowRight />
        </PageLink>
        <RichText html={html} size="lead" />
      </div>
    </Section>
  );
}
