import { useId } from 'react';
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import { Notice } from '@vipp/shared/ui/notice';
import { figureTables, type FigureTable } from '../model/figures';
import { DataTable } from './data-table';
import styles from './figure-reports.module.css';

type SectionProps = { table: FigureTable; versions: readonly number[] };

function FigureSection({ table: { title, intro, caption, subject, rows, none }, versions }: SectionProps) {
  const id = useId();
  const columns = versions.map((version, index) => ({
    title: `Version ${version}`,
    isNumber: true,
    cell: ({ cells }: (typeof rows)[number]) => cells[index]?.text,
    bar: ({ cells }: (typeof rows)[number]) => cells[index]?.bar,
  }));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          {intro && <p className={styles.note}>{intro}</p>}
          <DataTable
            caption={caption}
            rows={rows}
            keyOf={({ key }) => key}
            columns={[{ title: subject, cell: ({ label }) => label }, ...columns]}
          />
        </>
      )}
    </section>
  );
}

/** What one version does, or two beside each other. */
export function FigureReports({ reports }: { reports: readonly FigureReport[] }) {
  const tables = figureTables(reports);
  if (!tables)
    return (
      <Notice kind="info" title="Il n’y a pas encore de chiffres.">
        <p>
          Les nombres sont montrés à partir de cinq personnes. Revenez quand davantage de candidats auront vu le
          formulaire, ou choisissez une date plus ancienne.
        </p>
      </Notice>
    );
  return (
    <div className={styles.reports}>
      {tables.map((table) => (
        <FigureSection key={table.title} table={table} versions={reports.map(({ version }) => version)} />
      ))}
      <p className={styles.note}>
        Les nombres sont montrés à partir de cinq personnes. Ce sont des sommes : rien n’est enregistré d’une personne
        en particulier. Attendez une journée après une publication, car les personnes qui remplissent encore le
        formulaire ne l’ont pas encore envoyé ; entre deux versions, un petit écart peut être dû au hasard.
      </p>
    </div>
  );
}
