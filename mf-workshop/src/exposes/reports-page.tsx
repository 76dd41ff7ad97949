import { type ListedReport } from '@vipp/shared/contract/workshop/report-calls';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { useToasts } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { messagesInWords, OUTCOMES, shortName, useOpenedReport } from '../model/reports';
import { DataTable } from '../components/data-table';
import { Labelled, Part } from '../components/parts';
import { OpenedReport } from '../components/reports/opened-report';
import { workshopPage } from '../components/workshop-frame';
import { useWorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

type DueProps = { report: ListedReport; doneOn: string | null; by: string; what: ListedReport['overdue'][number] };

function Due({ report, doneOn, by, what }: DueProps) {
  if (doneOn) return `le ${dayInWords(doneOn)}`;
  if (report.closedOn) return '–';
  return (
    <>
      {report.overdue.includes(what) && <strong className={styles.late}>En retard. </strong>}
      au plus tard le {dayInWords(by)}
    </>
  );
}

function ReportTable({ reports, onOpen }: { reports: readonly ListedReport[]; onOpen: (id: string) => void }) {
  if (reports.length === 0) return <p role="status">Aucun signalement n’est enregistré.</p>;
  return (
    <DataTable
      caption="Signalements, les plus anciens d’abord"
      rows={reports}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Signalement', cell: ({ id }) => shortName(id) },
        { title: 'Reçu', cell: ({ receivedOn }) => `le ${dayInWords(receivedOn)}` },
        {
          title: 'Accusé de réception',
          cell: (report) => (
            <Due report={report} doneOn={report.acknowledgedOn} by={report.acknowledgeBy} what="acknowledgement" />
          ),
        },
        {
          title: 'Réponse',
          cell: (report) => <Due report={report} doneOn={report.answeredOn} by={report.answerBy} what="answer" />,
        },
        { title: 'Messages', cell: messagesInWords },
        { title: 'État', cell: ({ outcome }) => (outcome ? `clos\u202F: ${OUTCOMES[outcome].label}` : 'ouvert') },
        {
          title: 'Actions',
          cell: ({ id }) => (
            <Button variant="quiet" aria-label={`Ouvrir le signalement ${shortName(id)}`} onClick={() => onOpen(id)}>
              Ouvrir
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Ethics reports, for referents: their deadlines, and the one that is opened with the key of the referent. */
function ReportDesk() {
  const read = useWorkshopData('reports', {});
  const { opened, message, isBusy, choose, open, close } = useOpenedReport();
  const { show } = useToasts();
  const onChanged = (id: string, message: string | undefined, isOver = false) => {
    if (message) show({ kind: 'success', message });
    read.reload();
    if (isOver) close();
    else void open(id);
  };
  return (
    <>
      <Part title="Votre clé" isAction>
        <Labelled
          label="Fichier de votre clé"
          hint="Il est lu ici et ne quitte pas cet ordinateur. La page l’oublie, avec ce qu’il a ouvert, dès que vous la quittez."
        >
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
            />
          )}
        </Labelled>
      </Part>
      {message && <Notice kind="error" title={message} />}
      <div className={styles.unprinted}>
        <WorkshopPart read={read} loadingText="Lecture des signalements…">
          {({ reports }) => <ReportTable reports={reports} onOpen={(id) => void open(id)} />}
        </WorkshopPart>
      </div>
      {isBusy && <p role="status">Ouverture…</p>}
      {opened && <OpenedReport key={opened.report.id} opened={opened} onChanged={onChanged} onClose={close} />}
    </>
  );
}

export const page = workshopPage('Signalements', 'reports', ReportDesk);
