import type { Ref } from 'react';
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { PageLink } from '@vipp/shared/ui/page-link';
import { versionTitle } from '../../model/form-history';
import { momentInWords } from '../../model/moment-in-words';
import { figuresPath } from '../../model/workshop-paths';
import { ReasonForm } from './reason-form';
import { restore, type FormsChange } from './forms-change';
import styles from './forms-overview.module.css';

type Props = {
  current: ListedVersion;
  /** The version that candidates had before; undefined for the first one. */
  before: ListedVersion | undefined;
  isOnTrial: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onChange: FormsChange;
};

/** The version that candidates get, and taking it back. */
export function CurrentVersion({ current, before, isOnTrial, headingRef, onChange }: Props) {
  const { version, publishedBy, publishedAt, reason } = current;
  return (
    <section className={styles.section} aria-labelledby="atelier-actuelle">
      <h2 className={styles.heading} id="atelier-actuelle" ref={headingRef} tabIndex={-1}>
        Ce que reçoivent les candidats
      </h2>
      <p className={styles.strong}>{versionTitle(current)}</p>
      <p>{`Publiée ${momentInWords(publishedAt)} par ${publishedBy}\u202F: «\u202F${reason}\u202F».`}</p>
      <p>
        <PageLink to={figuresPath(version)}>{`Chiffres de la version ${version}`}</PageLink>
      </p>
      {before && !isOnTrial && (
        <ReasonForm
          // Another reason for another version.
          key={version}
          action="Retirer la dernière publication"
          label={`Retirer la dernière publication\u202F: revenir à la version ${before.version}`}
          run={restore(before.version, version)}
          onDone={() => onChange(`Le contenu de la version ${before.version} est de nouveau publié.`)}
        />
      )}
    </section>
  );
}
