import { useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { Opening, Position } from '@vipp/shared/contract/application/definition';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { useWorkshopData } from '../model/use-workshop-data';
import { ConfirmedAction } from '../components/confirmed-action';
import { DataTable } from '../components/data-table';
import { WorkshopPart } from '../components/workshop-part';
import { refused } from '../components/fields-form';
import { workshopPage } from '../components/workshop-frame';
import styles from '../components/fields-form.module.css';

type Offer = Opening & { position: Position };
type Done = (message: string) => void;

const nameOf = ({ position, city }: Offer): string => `${position.label}, ${city}`;

/** `yyyy-mm-dd`, so many days from today. */
const dayFromNow = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));

const isOpen = ({ publishedOn, closesOn }: Offer): boolean => publishedOn <= dayFromNow(0) && closesOn >= dayFromNow(0);

type Props = { offer: Offer; version: number; onDone: Done };

const LAST_DAY: TextField = {
  name: 'closesOn',
  label: 'Dernier jour pour postuler',
  kind: 'date',
  required: true,
  autocomplete: 'off',
};

const change = ({ position, city }: Offer, current: number, closesOn: string) =>
  callWorkshop('changeOpening', { current, position: position.value, city, closesOn });

/** The day is written into the dialog: three weeks from now where the offer is closed. */
function ChangeLastDay({ offer, version, onDone }: Props) {
  const text = isOpen(offer) ? 'Prolonger ou avancer' : 'Rouvrir';
  return (
    <ConfirmedAction
      text={text}
      label={`${text}\u202F: ${nameOf(offer)}`}
      title={`Dernier jour pour postuler\u202F: ${nameOf(offer)}`}
      confirm={['Enregistrer ce jour', 'Enregistrement en cours…']}
      fields={[LAST_DAY]}
      values={{ closesOn: isOpen(offer) ? offer.closesOn : dayFromNow(21) }}
      run={async ({ closesOn = '' }) => (closesOn ? change(offer, version, closesOn) : refused('Choisissez un jour.'))}
      onDone={(_done, { closesOn = '' }) => onDone(`${nameOf(offer)}\u202F: ouverte jusqu’au ${dayInWords(closesOn)}.`)}
    />
  );
}

function CloseOffer({ offer, version, onDone }: Props) {
  return (
    <ConfirmedAction
      text="Fermer"
      label={`Fermer\u202F: ${nameOf(offer)}`}
      title={`Fermer l’offre\u202F: ${nameOf(offer)}`}
      confirm={['Fermer l’offre', 'Fermeture en cours…']}
      run={() => change(offer, version, dayFromNow(-1))}
      onDone={() => onDone(`${nameOf(offer)}\u202F: fermée.`)}
    >
      <p>Elle quitte la page Recrutements aussitôt. Les candidatures reçues restent ; le formulaire ne change pas.</p>
    </ConfirmedAction>
  );
}

function Offers({ version, reload }: { version: number; reload: () => void }) {
  const read = useWorkshopData('formVersion', { version });
  const [message, setMessage] = useState<string>();
  const onDone: Done = (done) => {
    setMessage(done);
    reload();
  };
  return (
    <>
      <div role="status">{message && <Notice kind="success" title={message} />}</div>
      <WorkshopPart read={read} loadingText="Lecture des offres…">
        {({ definition }) => (
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
              {
                title: 'Actions',
                cell: (offer) => (
                  <div className={styles.actions}>
                    <ChangeLastDay offer={offer} version={version} onDone={onDone} />
                    {isOpen(offer) && <CloseOffer offer={offer} version={version} onDone={onDone} />}
                  </div>
                ),
              },
            ]}
          />
        )}
      </WorkshopPart>
    </>
  );
}

/** The offers of the version that candidates get: they open and close without a draft. */
function OpeningList() {
  const read = useWorkshopData('forms', {});
  return (
    <WorkshopPart read={read} loadingText="Lecture des offres…">
      {({ versions }) => {
        const current = versions.find(({ state }) => state === 'published');
        return current ? (
          <Offers version={current.version} reload={read.reload} />
        ) : (
          <Notice kind="info" title="Le site n’a pas encore de version du formulaire.">
            <Button variant="secondary" onClick={read.reload}>
              Réessayer
            </Button>
          </Notice>
        );
      }}
    </WorkshopPart>
  );
}

export const page: PageModule<null> = workshopPage({
  title: 'Offres d’emploi',
  description: 'Ouvrir et fermer les offres d’emploi de VIPP, pour ses recruteurs.',
  place: 'openings',
  Content: OpeningList,
});
