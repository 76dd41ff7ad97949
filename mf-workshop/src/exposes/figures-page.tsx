import { parseDay } from '@vipp/shared/contract/application/calendar';
import type { FigureReport } from '@vipp/shared/contract/application/figure-report';
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { useNavigate, useSearchParams } from '@vipp/shared/stores/router';
import { Notice } from '@vipp/shared/ui/notice';
import { versionBefore, versionIn } from '../model/form-history';
import { type FigureRow, hasFigures, messagesOf, stagesOf } from '../model/figures';
import { WORKSHOP_PATHS } from '../model/workshop-paths';
import { DataTable } from '../components/data-table';
import { ChoicesForm } from '../components/fields-form';
import { Part } from '../components/parts';
import { workshopPage } from '../components/workshop-frame';
import { bothOf, useWorkshopData, type WorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

/** The choices of an address; invalid ones are left out. At first the trial, while one runs. */
function choicesOf(address: URLSearchParams, versions: readonly ListedVersion[]) {
  const [published, trial] = [versionIn('published', versions), versionIn('trial', versions)];
  const named = versions.find(({ version }) => String(version) === address.get('version'));
  const version = (named ?? trial ?? published ?? versions[0])?.version ?? 1;
  const since = parseDay(address.get('depuis') ?? '') && address.get('depuis');
  // With the current version, and the current one with its predecessor.
  const compared = version === published?.version ? versionBefore(versions, version) : published;
  return { version, compared: compared?.version, depuis: since ?? undefined };
}

function labelOf({ version, state, share, publishedAt, title }: ListedVersion): string {
  const day = dayInWords(publishedAt.slice(0, 10));
  const words = {
    trial: `à l’essai auprès de ${share ?? 0}\u202F% des candidats`,
    published: `publiée depuis le ${day}`,
    retired: `du ${day}`,
  }[state];
  return `Version ${version}, ${words}${title ? ` (${title})` : ''}`;
}

/** The figures that the address names, with the choice of other ones. */
function VersionFigures({ versions }: { versions: readonly ListedVersion[] }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const choices = choicesOf(address, versions);
  const options = versions.map((one) => ({ value: String(one.version), label: labelOf(one) }));
  return (
    <>
      <ChoicesForm
        title="Choisir les chiffres"
        fields={[
          { name: 'version', label: 'Version', kind: 'select', options },
          { name: 'depuis', label: 'Depuis le', kind: 'date', autocomplete: 'off' },
        ]}
        values={choices}
        onChoose={(chosen) => {
          const given = Object.entries(chosen).filter(([, value]) => value !== '');
          void navigate(`${WORKSHOP_PATHS.figures}?${new URLSearchParams(given)}`);
        }}
      />
      {/* Another page for other choices: two versions never change one after the other. */}
      <ChosenFigures key={JSON.stringify(choices)} {...choices} />
    </>
  );
}

function ChosenFigures({ version, compared, depuis }: ReturnType<typeof choicesOf>) {
  const since = depuis ? { since: depuis } : {};
  const read = useWorkshopData('formFigures', { version, ...since });
  const other = useWorkshopData('formFigures', compared === undefined ? undefined : { version: compared, ...since });
  const reports: WorkshopData<readonly FigureReport[]> =
    compared === undefined ? { ...read, data: read.data && [read.data] } : bothOf(read, other);
  return (
    <WorkshopPart read={reports} loadingText="Lecture des chiffres…">
      {(shown) => <FigureReports reports={shown} />}
    </WorkshopPart>
  );
}

type FigureTableProps = { caption: string; subject: string; rows: FigureRow[]; reports: readonly FigureReport[] };

const FigureTable = ({ caption, subject, rows, reports }: FigureTableProps) => (
  <DataTable
    caption={caption}
    rows={rows}
    keyOf={({ label }) => label}
    columns={[
      { title: subject, cell: ({ label }) => label },
      ...reports.map(({ version }, index) => ({
        title: `Version ${version}`,
        isNumber: true,
        cell: ({ cells }: FigureRow) => cells[index]?.text,
        bar: ({ cells }: FigureRow) => cells[index]?.bar,
      })),
    ]}
  />
);

/** What one version does, or two beside each other. */
function FigureReports({ reports }: { reports: readonly FigureReport[] }) {
  const messages = messagesOf(reports);
  if (!hasFigures(reports))
    return (
      <Notice kind="info" title="Il n’y a pas encore de chiffres.">
        <p>
          Les nombres sont montrés à partir de cinq personnes. Revenez quand davantage de candidats auront vu le
          formulaire, ou choisissez une date plus ancienne.
        </p>
      </Notice>
    );
  return (
    <>
      <Part title="Jusqu’où vont les candidats">
        <FigureTable
          caption="Personnes à chaque étape, et leur part des affichages"
          subject="Étape"
          rows={stagesOf(reports)}
          reports={reports}
        />
      </Part>
      <Part title="Messages affichés">
        {messages.length === 0 ? (
          <p>Aucun message n’a été affiché.</p>
        ) : (
          <>
            <p className={styles.soft}>Une personne peut avoir vu plusieurs fois le même message.</p>
            <FigureTable
              caption="Nombre d’affichages de chaque message"
              subject="Message"
              rows={messages}
              reports={reports}
            />
          </>
        )}
      </Part>
      <p className={styles.soft}>
        Les nombres sont montrés à partir de cinq personnes. Ce sont des sommes : rien n’est enregistré d’une personne
        en particulier. Attendez une journée après une publication, car les personnes qui remplissent encore le
        formulaire ne l’ont pas encore envoyé ; entre deux versions, un petit écart peut être dû au hasard.
      </p>
    </>
  );
}

function FigureView() {
  const read = useWorkshopData('forms', {});
  return (
    <WorkshopPart read={read} loadingText="Lecture des versions…">
      {({ versions }) => <VersionFigures versions={versions} />}
    </WorkshopPart>
  );
}

export const page = workshopPage('Chiffres du formulaire', 'figures', FigureView);
