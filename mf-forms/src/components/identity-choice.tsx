import { useLayoutEffect, useRef } from 'react';
import { LockKeyhole } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import group from '@vipp/shared/ui/form/field-grid.module.css';
import controls from '@vipp/shared/ui/form/form-field.module.css';
import { IDENTITY_FIELD, toIdentity, type Identity } from '../model/report-form';
import styles from './identity-choice.module.css';

type Props = {
  initial: Identity;
  hasFollowUp: boolean;
  /** Called for each choice, and at hydration for the one made before it. */
  onChoose: (identity: Identity) => void;
};

/**
 * Requirement 4.7: a choice between anonymous and identified. Its style sheet hides the identity fields of an anonymous
 * reporter where no script removes them.
 */
export function IdentityChoice({ initial, hasFollowUp, onChoose }: Props) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const chosen = ref.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) onChoose(toIdentity(chosen.value));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at hydration
  }, []);
  const choices = [
    {
      value: 'anonyme',
      title: 'Je reste anonyme',
      text: `Aucun nom ne vous est demandé.${hasFollowUp ? ' Un code vous permet de lire la réponse.' : ''}`,
    },
    {
      value: 'identifie',
      title: 'Je souhaite m’identifier',
      text: 'Les référents, et eux seuls, savent qui vous êtes et peuvent vous joindre.',
    },
  ] as const;
  return (
    <fieldset className={classNames(group.group, styles.identity)} ref={ref}>
      <legend className={group.legend}>Votre identité</legend>
      <div className={styles.choices}>
        {choices.map(({ value, title, text }) => (
          <label key={value} className={classNames(controls.option, styles.choice)}>
            <input
              id={`identite-${value}`}
              type="radio"
              name={IDENTITY_FIELD}
              value={value}
              defaultChecked={initial === value}
              onChange={() => onChoose(value)}
            />
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
      {/* A service with codes encrypts reports. */}
      {hasFollowUp && (
        <p className={styles.sign}>
          <LockKeyhole />
          {/* One text: a translator would make an item of each of several. */}
          {'Enregistré chiffré\u202F: seuls les référents peuvent vous lire.'}
        </p>
      )}
    </fieldset>
  );
}
