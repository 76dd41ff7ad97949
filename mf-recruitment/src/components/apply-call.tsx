import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import styles from './apply-call.module.css';

/** Closes the page with the way to the form. */
export function ApplyCall() {
  return (
    <Section title={'Et si c’était vous\u202F?'} tone="accent" layout="split">
      <div className={styles.call}>
        <p>Il vous faut un quart d’heure, votre pièce d’identité, et les dates de vos études et de vos emplois.</p>
        <Button to={APPLY_PATH} icon={<ArrowRight />}>
          Je postule
        </Button>
      </div>
    </Section>
  );
}
