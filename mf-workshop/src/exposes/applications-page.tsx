import { ArrowLeft, ArrowRight, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { type ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import { formatNumber } from '@vipp/shared/lib/format';
import { useLocation, useNavigate, useSearchParams } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import {
  ApplicationFilters,
  ApplicationTable,
  type ListPlace,
  parseListPlace,
  rememberListPlace,
} from '../components/applications/application-list';
import { WORKSHOP_PATHS } from '../model/workshop-paths';
import { workshopPage } from '../components/workshop-frame';
import { StateChange } from '../components/applications/state-change';
import { useWorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

function countInWords(total: number, isFiltered: boolean): string {
  if (total === 0)
    return isFiltered ? 'Aucune candidature ne correspond à ces choix.' : 'Aucune candidature n’est encore arrivée.';
  return `${formatNumber(total)} candidature${total > 1 ? 's' : ''}`;
}

const isFiltered = ({ order: _order, ...choices }: ApplicationFilter): boolean => Object.keys(choices).length > 0;

/** The applications, with filters, as pages and as files. */
function ApplicationList() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const place = parseListPlace(parameters, state);
  useEffect(() => rememberListPlace(place));
  const go = (next: ListPlace) => void navigate(WORKSHOP_PATHS.applications, { state: next });
  const { filter, page } = place;
  const read = useWorkshopData('applications', { filter, page });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const choose = (reference: string, isChosen: boolean) => {
    const others = [...ticked].filter((one) => one !== reference);
    setTicked(new Set(isChosen ? [...others, reference] : others));
  };
  const onChanged = () => {
    setTicked(new Set());
    read.reload();
  };
  return (
    <WorkshopPart read={read} loadingText="Lecture des candidatures…">
      {({ rows, total, pageSize, ...values }) => (
        <>
          <ApplicationFilters filter={filter} {...values} onChange={(next) => go({ filter: next, page: 1 })} />
          <div className={styles.ends}>
            <p className={styles.strong} role="status">
              {read.isLoading ? 'Lecture des candidatures…' : countInWords(total, isFiltered(filter))}
            </p>
            {total > 0 && <ExportButtons filter={filter} />}
          </div>
          {rows.length > 0 && <ApplicationTable rows={rows} chosen={ticked} onChoose={choose} />}
          <PageTurner page={page} pages={Math.ceil(total / pageSize)} onTurn={(next) => go({ filter, page: next })} />
          {rows.length > 0 && (
            <StateChange
              title="Changer l’état de plusieurs candidatures"
              level={2}
              chosen={rows.filter(({ reference }) => ticked.has(reference))}
              onChanged={onChanged}
            />
          )}
        </>
      )}
    </WorkshopPart>
  );
}

/** To the pages before and after; absent where there is one page. */
function PageTurner({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.row} aria-label="Pages de la liste">
      <Button
        variant="secondary"
        icon={<ArrowLeft />}
        disabled={page <= 1}
        onClick={() => onTurn(Math.min(page - 1, pages))}
      >
        Page précédente
      </Button>
      <span>
        Page {page} sur {pages}
      </span>
      <Button variant="secondary" icon={<ArrowRight />} disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Page suivante
      </Button>
    </nav>
  );
}

/** Gives a file to the browser to save. */
function download(name: string, content: BlobPart, type: string): undefined {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `save` returns why it fails. */
const FILES = [
  {
    text: 'Télécharger pour un tableur (XLSX)',
    save: async (filter: ApplicationFilter) => {
      const answer = await callWorkshop('exportWorkbook', { filter });
      if (!answer.ok) return answer.message;
      const bytes = Uint8Array.from(atob(answer.data.base64), (character) => character.charCodeAt(0));
      return download(answer.data.name, bytes, XLSX);
    },
  },
  {
    text: 'Télécharger en CSV',
    save: async (filter: ApplicationFilter) => {
      const answer = await callWorkshop('exportApplications', { filter });
      if (!answer.ok) return answer.message;
      return download(answer.data.name, answer.data.csv, 'text/csv;charset=utf-8');
    },
  },
];

/** Save all applications of a list as a file. */
function ExportButtons({ filter }: { filter: ApplicationFilter }) {
  const [reading, setReading] = useState<string>();
  const [message, setMessage] = useState<string>();
  const read = async ({ save, text }: (typeof FILES)[number]) => {
    if (reading) return;
    setReading(text);
    setMessage(undefined);
    setMessage(await save(filter));
    setReading(undefined);
  };
  return (
    <div className={styles.row}>
      {FILES.map((file) => (
        <Button
          key={file.text}
          variant="secondary"
          icon={<Download />}
          aria-disabled={reading !== undefined}
          onClick={() => void read(file)}
        >
          {reading === file.text ? 'Préparation du fichier…' : file.text}
        </Button>
      ))}
      {message && <Notice kind="error" title={message} />}
    </div>
  );
}

export const page = workshopPage('Candidatures reçues', 'applications', ApplicationList);
