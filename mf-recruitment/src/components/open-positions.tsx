import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import type { OpenPosition } from '@vipp/shared/lib/open-openings';
import { PositionOffer } from './position-offer';
import styles from './open-positions.module.css';

export const POSITIONS_ANCHOR = 'postes';

function NothingOpen() {
  return (
    <div className={styles.nothing}>
      <p>
        Aucun poste n’est ouvert aujourd’hui. Nous recrutons par vagues{'\u202F'}: envoyez une candidature spontanée,
        elle sera lue lors de la prochaine.
      </p>
      <Button to={APPLY_PATH} icon={<ArrowRight />}>
        Envoyer une candidature spontanée
      </Button>
    </div>
  );
}

type Props = { positions: readonly OpenPosition[] };

/** The positions that are open today, with their places. */
export function OpenPositions({ positions }: Props) {
  return (
    <Section id={POSITIONS_ANCHOR} title="Postes ouverts" tone="tint">
      {positions.length === 0 ? (
        <NothingOpen />
      ) : (
        <div className={styles.positions}>
          {positions.map((position) => (
            <PositionOffer key={position.value} position={position} />
          ))}
        </div>
      )}
    </Section>
  );
}
