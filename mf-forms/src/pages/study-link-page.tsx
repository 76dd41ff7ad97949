import { ArrowRight, FileDown } from 'lucide-react';
import type { Study } from '@vipp/shared/contract/list-data';
import { describeFile, formatDate } from '@vipp/shared/lib/format';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { UnverifiedLink } from '../components/unverified-link';
import type { StudyLinkData } from '../model/study-link';

const ALL_STUDIES_PATH = '/etude-de-cas/all';
const studyPath = (slug: string): string => `/etude_de_cas/${encodeURIComponent(slug)}`;

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{formatDate(iso)}</time>;

function RequestedStudy({ detail: { study, content }, lastDay }: { detail: Study; lastDay: string }) {
  const pdf = content.kind === 'html' ? content.document : content.kind === 'pdf' ? content : undefined;
  return (
    <>
      <PageBanner eyebrow="Votre étude de cas" title={study.title} lead={study.description} />
      <Section
        title="Votre document"
        layout="split"
        intro={
          <p>
            Ce lien reste ouvert jusqu’au <Day iso={lastDay} />.
          </p>
        }
      >
        {pdf && (
          <Button to={pdf.href} icon={<FileDown />}>
            Ouvrir l’étude ({describeFile('PDF', pdf.bytes)})
          </Button>
        )}
        <Button to={studyPath(study.slug)} variant={pdf ? 'secondary' : 'primary'} icon={<ArrowRight />}>
          Lire l’étude sur le site
        </Button>
        <Button to="/contact" variant="quiet" icon={<ArrowRight />}>
          Échanger avec nous sur ce sujet
        </Button>
      </Section>
    </>
  );
}

const LinkBanner = () => (
  <PageBanner title="Votre étude de cas" lead="L’étude que vous avez demandée, par le lien reçu par e-mail." />
);

const ExpiredLink = ({ slug, lastDay }: { slug: string; lastDay: string }) => (
  <>
    <LinkBanner />
    <Section title="Lien expiré" layout="split">
      <Notice kind="error" title="Ce lien n’ouvre plus votre étude de cas.">
        <p>
          Il était ouvert jusqu’au <Day iso={lastDay} />. Demandez l’étude à nouveau pour recevoir un autre lien.
        </p>
      </Notice>
      <Button to={`${studyPath(slug)}#demande`} icon={<ArrowRight />}>
        Demander l’étude à nouveau
      </Button>
    </Section>
  </>
);

const UnknownLink = () => (
  <>
    <LinkBanner />
    <Section title="Lien inconnu" layout="split">
      <Notice kind="error" title="Ce lien n’ouvre aucune étude de cas.">
        <p>
          L’adresse est peut-être incomplète : copiez-la en entier. Si elle est juste, le lien a expiré depuis
          longtemps, ou l’étude n’est plus publiée.
        </p>
      </Notice>
      <Button to={ALL_STUDIES_PATH} icon={<ArrowRight />}>
        Choisir une étude de cas
      </Button>
    </Section>
  </>
);

/** The requested study, or the reason why its link is not valid. */
export function StudyLinkPage() {
  const data = usePageData<StudyLinkData>();
  switch (data.kind) {
    case 'open':
      return <RequestedStudy {...data} />;
    case 'expired':
      return <ExpiredLink {...data} />;
    case 'unknown':
      return <UnknownLink />;
    case 'limited':
      return (
        <>
          <LinkBanner />
          <Section title="Trop d’essais" layout="split">
            <UnverifiedLink kind="limited" />
          </Section>
        </>
      );
  }
}
