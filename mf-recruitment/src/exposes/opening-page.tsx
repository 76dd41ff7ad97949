import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { usePageData } from '@vipp/shared/stores/site-context';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { POSITIONS_ANCHOR } from '../components/open-positions';
import { applyPath } from '../model/apply-path';
import { COMMON_CONDITIONS } from '../model/job-posting';
import { loadOpening, type OpeningData, openingMeta, openingTitle } from '../model/opening-data';
import styles from './opening-page.module.css';
import buttons from '@vipp/shared/ui/button.module.css';

const Day = ({ date }: { date: string }) => <time dateTime={date}>{dayInWords(date)}</time>;

/** Place and dates of an opening. */
const OpeningFacts = ({ opening: { city, country, publishedOn, closesOn } }: Pick<OpeningData, 'opening'>) => (
  <AnswerList
    answers={[
      { name: 'place', label: 'Lieu', shown: `${city}, ${country}` },
      { name: 'published', label: 'Publiée le', shown: <Day date={publishedOn} /> },
      { name: 'closes', label: 'Candidatures jusqu’au', shown: <Day date={closesOn} /> },
    ]}
  />
);

/** Page of one place of a position: description, closing date, and a link to the form with both preset. */
function OpeningPage() {
  const offer = usePageData<OpeningData>();
  const { position, opening } = offer;
  return (
    <>
      <PageBanner
        eyebrow="Poste ouvert"
        title={openingTitle(offer)}
        lead="À temps plein, sur site, avec une formation payée dès le premier jour."
        kind="place"
      >
        <Button to={applyPath(opening.country, position.value)} icon={<ArrowRight />}>
          Postuler à {opening.city}
        </Button>
      </PageBanner>
      <Section title="Le poste" intro={<OpeningFacts opening={opening} />} layout="split">
        <div className={styles.words}>
          <p className={styles.summary}>{position.summary}</p>
          <p>{COMMON_CONDITIONS}</p>
          <p>Il vous faut un quart d’heure, votre pièce d’identité et les dates de vos études et de vos emplois.</p>
          <div className={buttons.row}>
            <Button to={applyPath(opening.country, position.value)} icon={<ArrowRight />}>
              Je postule
            </Button>
            <Button to={`/recrutements#${POSITIONS_ANCHOR}`} variant="secondary" icon={<ArrowLeft />}>
              Tous les postes ouverts
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}

export const page: PageModule<OpeningData> = {
  Component: OpeningPage,
  loader: loadOpening,
  meta: openingMeta,
};
