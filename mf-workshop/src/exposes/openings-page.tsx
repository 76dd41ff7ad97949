import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { Opening, Position } from '@vipp/shared/contract/application/definition';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { Notice } from '@vipp/shared/ui/notice';
import { versionIn } from '../model/form-history';
import { DataTable } from '../components/data-table';
import { ConfirmedAction } from '../components/fields-form';
import { workshopPage } from '../components/workshop-frame';
import { bothOf, useDone, useWorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

type Offer = Opening & { position: Position };

const nameOf = ({ position, city }: Offer): string => `${position.label}, ${city}`;

/** `yyyy-mm-dd`, so many days from today. */
const dayFromNow = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));

const isOpen = ({ publishedOn, closesOn }: Offer): boolean => publishedOn <= dayFromNow(0) && closesOn >= dayFromNow(0);

type OfferActionsProps = { offer: Offer; version: number; onDone: (message: string) => void };

/** The last day is written into the dialog: three weeks from now where the offer is closed. */
function OfferActions({ offer, version: current, onDone }: OfferActionsProps) {
  const { position, city } = offer;
  const name = nameOf(offer);
  const text = isOpen(offer) ? 'Prolonger ou avancer' : 'Rouvrir';
  const change = (closesOn: string) =>
    callWorkshop('changeOpening', { current, position: position.value, city, closesOn });
  return (
    <div className={styles.row}>
      <ConfirmedAction
        text={text}
        label={`${text}\u202F: ${name}`}
        title={`Dernier jour pour postuler\u202F: ${name}`}
        submit={['Enregistrer ce jour', 'Enregistrement en cours…']}
        fields={[
          { name: 'closesOn', label: 'Dernier jour pour postuler', kind: 'date', required: true, autocomplete: 'off' },
        ]}
        values={{ closesOn: isOpen(offer) ? offer.closesOn : dayFromNow(21) }}
        run={({ closesOn = '' }) => change(closesOn)}
        onDone={(_done, { closesOn = '' }) => onDone(`${name}\u202F: ouverte jusqu’au ${dayInWords(closesOn)}.`)}
      />
      {isOpen(offer) && (
        <ConfirmedAction
          text="Fermer"
          label={`Fermer\u202F: ${name}`}
          title={`Fermer l’offre\u202F: ${name}`}
          submit={['Fermer l’offre', 'Fermeture en cours…']}
          run={() => change(dayFromNow(-1))}
          onDone={() => onDone(`${name}\u202F: fermée.`)}
        >
          <p>
            Elle quitte la page Recrutements aussitôt. Les candidatures reçues restent ; le formulaire ne change pas.
          </p>
        </ConfirmedAction>
      )}
    </div>
  );
}

/** The offers of the version that candidates get: they open and close without a draft. */
function OpeningList() {
  const forms = useWorkshopData('forms', {});
  const version = versionIn('published', forms.data?.versions)?.version;
  const read = useWorkshopData('formVersion', version === undefined ? undefined : { version });
  const onDone = useDone(forms);
  if (forms.data && version === undefined)
    return <Notice kind="info" title="Le site n’a pas encore de version du formulaire." />;
  return (
    <WorkshopPart read={bothOf(forms, read)} loadingText="Lecture des offres…">
      {([, { version: shown, definition }]) => (
        <DataTable
          caption="Offres d’emploi"
          isCaptionHidden
          rows={definition.positions.flatMap((position) =>
            position.openings.map((opening): Offer => ({ ...opening, position })),
          )}
          keyOf={nameOf}
          columns={[
            { title: 'Offre', cell: nameOf },
            { title: 'État', cell: (offer) => (isOpen(offer) ? 'ouverte' : 'fermée') },
            { title: 'Publiée le', cell: ({ publishedOn }) => dayInWords(publishedOn) },
            { title: 'Dernier jour', cell: ({ closesOn }) => dayInWords(closesOn) },
            { title: 'Actions', cell: (offer) => <OfferActions offer={offer} version={shown} onDone={onDone} /> },
          ]}
        />
      )}
    </WorkshopPart>
  );
}

export const page = workshopPage('Offres d’emploi', 'openings', OpeningList);
