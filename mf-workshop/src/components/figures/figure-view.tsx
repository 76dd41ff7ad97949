import { draftCalls, figureCalls, type ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { useNavigate, useSearchParams } from '@vipp/shared/stores/router';
import { figureAddress, figureParameters, parseFigurePlace, type FigurePlace } from '../../model/figure-place';
import { useWorkshopData } from '../../model/use-workshop-data';
import { WorkshopPart } from '../workshop-part';
import { FigureForm } from './figure-form';
import { FigureReports } from './figure-reports';

const LOADING = 'Lecture des chiffres…';

const inputOf = (version: number | undefined, { since }: FigurePlace) =>
  version === undefined ? undefined : { version, ...(since !== undefined && { since }) };

function ChosenFigures({ place }: { place: FigurePlace }) {
  const { version, compared } = place;
  const read = useWorkshopData(figureCalls, 'formFigures', inputOf(version, place));
  const other = useWorkshopData(figureCalls, 'formFigures', inputOf(compared, place));
  if (compared === undefined)
    return (
      <WorkshopPart read={read} loadingText={LOADING}>
        {(report) => <FigureReports report={report} other={undefined} />}
      </WorkshopPart>
    );
  return (
    <WorkshopPart read={read} loadingText={LOADING}>
      {(report) => (
        <WorkshopPart read={other} loadingText={LOADING}>
          {(otherReport) => <FigureReports report={report} other={otherReport} />}
        </WorkshopPart>
      )}
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
export function FigureView() {
  const read = useWorkshopData(draftCalls, 'forms', {});
  return (
    <WorkshopPart read={read} loadingText="Lecture des versions…">
      {({ versions }) => <VersionFigures versions={versions} />}
    </WorkshopPart>
  );
}
