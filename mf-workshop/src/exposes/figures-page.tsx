import type { PageModule } from '@vipp/shared/contract/page-module';
import { type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { useNavigate, useSearchParams } from '@vipp/shared/stores/router';
import { figureAddress, figureParameters, type FigurePlace, parseFigurePlace } from '../model/figure-place';
import { bothOf, useWorkshopData } from '../model/use-workshop-data';
import { ChoicesForm } from '../components/fields-form';
import { WorkshopPart } from '../components/workshop-part';
import { FigureReports } from '../components/figure-reports';
import { workshopPage } from '../components/workshop-frame';

const LOADING = 'Lecture des chiffres…';

const inputOf = (version: number | undefined, { since }: FigurePlace) =>
  version === undefined ? undefined : { version, ...(since !== undefined && { since }) };

function ChosenFigures({ place }: { place: FigurePlace }) {
  const { version, compared } = place;
  const read = useWorkshopData('formFigures', inputOf(version, place));
  const other = useWorkshopData('formFigures', inputOf(compared, place));
  return compared === undefined ? (
    <WorkshopPart read={read} loadingText={LOADING}>
      {(report) => <FigureReports reports={[report]} />}
    </WorkshopPart>
  ) : (
    <WorkshopPart read={bothOf(read, other)} loadingText={LOADING}>
      {(reports) => <FigureReports reports={reports} />}
    </WorkshopPart>
  );
}

function VersionFigures({ versions }: { versions: readonly ListedVersion[] }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const place = parseFigurePlace(figureParameters(parameters), versions);
  return (
    <>
      <FigureForm versions={versions} place={place} onChange={(next) => void navigate(figureAddress(next))} />
      <ChosenFigures key={figureAddress(place)} place={place} />
    </>
  );
}

/** The figures that the address names, with the choice of other ones. */
function FigureView() {
  const read = useWorkshopData('forms', {});
  return (
    <WorkshopPart read={read} loadingText="Lecture des versions…">
      {({ versions }) => <VersionFigures versions={versions} />}
    </WorkshopPart>
  );
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

type Props = { versions: readonly ListedVersion[]; place: FigurePlace; onChange: (place: FigurePlace) => void };

/** Which version, beside which other one, from which day on. */
function FigureForm({ versions, place, onChange }: Props) {
  const options = versions.map((one) => ({ value: String(one.version), label: labelOf(one) }));
  return (
    <ChoicesForm
      id="chiffres"
      title="Choisir les chiffres"
      action="Afficher"
      fields={[
        { name: 'version', label: 'Version', kind: 'select', options },
        { name: 'compared', label: 'Comparée à', kind: 'select', none: 'Aucune', options },
        { name: 'since', label: 'Depuis le', kind: 'date', autocomplete: 'off' },
      ]}
      values={place}
      onChoose={(chosen) => onChange(parseFigurePlace(chosen, versions))}
    />
  );
}

export const page: PageModule<null> = workshopPage({
  title: 'Chiffres du formulaire',
  description: 'Ce que fait chaque version du formulaire de candidature de VIPP, pour son équipe de recrutement.',
  place: 'figures',
  Content: FigureView,
});
