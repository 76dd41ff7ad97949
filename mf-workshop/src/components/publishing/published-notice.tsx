import { useEffect, useRef } from 'react';
import { Notice } from '@vipp/shared/ui/notice';
import { PageLink } from '@vipp/shared/ui/page-link';
import { figuresPath, WORKSHOP_PATHS } from '../../model/workshop-paths';
import type { Published } from './publish-form';

/** A version is live, and what to do with it next. */
export function PublishedNotice({ version, share }: Published) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => ref.current?.focus(), []);
  const title =
    share === null
      ? `La version ${version} est publiée auprès de tous les candidats.`
      : `La version ${version} est à l’essai auprès de ${share}\u202F% des candidats.`;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice kind="success" title={title}>
        <p>Les candidats qui ont déjà commencé terminent dans la version qu’ils ont sous les yeux.</p>
        <ul>
          <li>
            <PageLink to={figuresPath(version)}>Suivre ses chiffres</PageLink>, après un jour au moins
          </li>
          <li>
            <PageLink to={WORKSHOP_PATHS.forms}>
              {share === null
                ? 'Revenir aux versions, et la retirer au besoin'
                : 'Revenir aux versions, et conclure l’essai'}
            </PageLink>
          </li>
        </ul>
      </Notice>
    </div>
  );
}
