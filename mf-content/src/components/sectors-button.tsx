import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import styles from './sectors-button.module.css';

/** Link to the descriptions of the sectors. */
export function SectorsButton() {
  return (
    <div className={styles.more}>
      <Button to="/vous-accompagner#secteurs" variant="quiet" icon={<ArrowRight />}>
        Ce que nous faisons dans chaque secteur
      </Button>
    </div>
  );
}
