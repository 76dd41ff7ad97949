import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { Section } from '@vipp/shared/ui/section';
import styles from './report-call.module.css';

/** The way to the ethics report. */
export function ReportCall() {
  return (
    <Section title="Un engagement non tenu ?" tone="accent" layout="split">
      <div className={styles.call}>
        <p>
          Collaborateur, fournisseur, voisin, client : chacun peut nous signaler un manquement, en disant son nom ou
          non.
        </p>
        <Button to="/signalements" icon={<ArrowRight />}>
          Faire un signalement
        </Button>
      </div>
    </Section>
  );
}
