import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { Section } from '@vipp/shared/ui/section';
import styles from './contact-call.module.css';

/** Closes a page with the way to the contact form. */
export function ContactCall() {
  return (
    <Section title="Et votre projet ?" tone="accent" layout="split">
      <div className={styles.call}>
        <p>Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.</p>
        <Button to="/contact" icon={<ArrowRight />}>
          Nous contacter
        </Button>
      </div>
    </Section>
  );
}
