import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { compareFigures } from '@vipp/shared/lib/application/compare-figures';
import { Notice } from '@vipp/shared/ui/notice';
import { loserInWords } from '../../model/figure-words';
import { ComparisonSection } from './comparison-section';
import { FunnelSection } from './funnel-section';
import { MessagesSection } from './messages-section';
import { QuestionsSection } from './questions-section';
import { StopsSection } from './stops-section';
import styles from './figure-reports.module.css';

type Props = { report: FigureReport; other: FigureReport | undefined };

const isBlank = ({ stages }: FigureReport): boolean => Object.values(stages).every((count) => count === null);

/** What one version does, or two beside each other; a version that surely loses candidates is named first. */
export function FigureReports({ report, other }: Props) {
  const reports = other ? [report, other] : [report];
  const comparison = other && compareFigures(report, other);
  const loser = comparison && loserInWords(comparison);
  if (reports.every(isBlank))
    return (
      <Notice kind="info" title="Il n’y a pas encore de chiffres.">
        <p>
          Les nombres de moins de cinq personnes ne sont pas montrés. Revenez quand davantage de candidats auront vu le
          formulaire, ou choisissez une date plus ancienne.
        </p>
      </Notice>
    );
  return (
    <div className={styles.reports}>
      {loser && (
        <Notice kind="error" title={loser.title}>
          <p>{loser.text}</p>
        </Notice>
      )}
      {comparison && !loser && (
        <Notice kind="info" title="Aucune de ces deux versions ne perd de candidats de façon certaine." />
      )}
      <FunnelSection reports={reports} />
      {comparison && <ComparisonSection comparison={comparison} />}
      <StopsSection reports={reports} />
      <MessagesSection reports={reports} />
      <QuestionsSection reports={reports} />
      <p className={styles.note}>
        Ces nombres sont des sommes : rien n’est enregistré d’une personne en particulier. Attendez une journée après
        une publication, car les personnes qui remplissent encore le formulaire ne l’ont pas encore envoyé.
      </p>
    </div>
  );
}
