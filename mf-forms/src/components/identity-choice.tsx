import { useLocation } from '@vipp/shared/stores/router';
import { KeepTyped } from '@vipp/shared/ui/keep-typed';
import { useHydrated } from '@vipp/shared/ui/use-hydrated';
import { IDENTITY_PARAMETER } from '../model/report-data';
import { IDENTITY_FIELD, type Identity } from '../model/report-form';
import styles from './identity-choice.module.css';

const CHOICES: readonly { value: Identity; answer: string; title: string; text: string }[] = [
  {
    value: 'anonyme',
    answer: 'non',
    title: 'Je reste anonyme',
    text: 'Aucun nom ne vous est demandé. Un code vous permet de lire la réponse.',
  },
  {
    value: 'identifie',
    answer: 'oui',
    title: 'Je souhaite m’identifier',
    text: 'Le comité d’éthique, et lui seul, sait qui vous êtes et peut vous joindre.',
  },
];

type Props = { identity: Identity; anchor: string; onChoose: (identity: Identity) => void };

/** The same before hydration and after it, so that the focus stays. */
const idOf = (value: Identity): string => `identite-${value}`;

const Words = ({ title, text }: { title: string; text: string }) => (
  <span className={styles.words}>
    <span className={styles.title}>{title}</span>
    <span className={styles.text}>{text}</span>
  </span>
);

function ChoiceRadios({ identity, onChoose }: Omit<Props, 'anchor'>) {
  return (
    <fieldset>
      <legend className={styles.legend}>Votre identité</legend>
      <div className={styles.choices}>
        {CHOICES.map(({ value, ...words }) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.dot}
              id={idOf(value)}
              type="radio"
              name={IDENTITY_FIELD}
              value={value}
              checked={identity === value}
              onChange={() => onChoose(value)}
            />
            <Words {...words} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Links, because without scripts a radio button does not change the fields of the page. */
function ChoiceLinks({ identity, anchor }: Omit<Props, 'onChoose'>) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Votre identité">
      <p className={styles.legend}>Votre identité</p>
      <input type="hidden" name={IDENTITY_FIELD} value={identity} />
      <div className={styles.choices}>
        {CHOICES.map(({ value, answer, ...words }) => (
          <a
            key={value}
            className={styles.choice}
            id={idOf(value)}
            href={`${pathname}?${IDENTITY_PARAMETER}=${answer}#${anchor}`}
            aria-current={identity === value || undefined}
          >
            <span className={styles.dot} />
            <Words {...words} />
          </a>
        ))}
      </div>
      <noscript>
        <p className={styles.hint}>Choisissez avant d’écrire : changer de choix vide le formulaire.</p>
      </noscript>
    </nav>
  );
}

/** Requirement 4.7: a choice between anonymous and identified, as links until hydration, then as radio buttons. */
export function IdentityChoice({ identity, anchor, onChoose }: Props) {
  const isHydrated = useHydrated();
  return (
    <KeepTyped version={String(isHydrated)}>
      {isHydrated ? (
        <ChoiceRadios identity={identity} onChoose={onChoose} />
      ) : (
        <ChoiceLinks identity={identity} anchor={anchor} />
      )}
    </KeepTyped>
  );
}
