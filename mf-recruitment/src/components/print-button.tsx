import { Printer } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import styles from './print-button.module.css';

/** Button to print the page. Its space is reserved before hydration, so that nothing moves. */
export function PrintButton() {
  const isHydrated = useHydrated();
  return (
    <div className={styles.place}>
      {isHydrated && (
        <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Imprimer cette page
        </Button>
      )}
    </div>
  );
}
