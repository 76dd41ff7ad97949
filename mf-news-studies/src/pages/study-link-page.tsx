import { ArrowRight } from 'lucide-react';
import type { Study } from '@vipp/shared/contract/list-data';
import { formatDate } from '@vipp/shared/lib/format';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { BackLink } from '../components/back-link';
import { DetailHeader } from '../components/detail-header';
import { DocumentView } from '../components/document-view';
import { ALL_STUDIES_PATH, studyPath } from '../model/study-data';
import type { StudyLinkData } from '../model/study-link';

const Day = ({ iso }: { iso: string }) => <time dateTime={iso}>{formatDate(iso)}</time>;

function RequestedStudy({ detail: { study, content }, lastDay }: { detail: Study; lastDay: string }) {
  return (
    <article>
      <DetailHeader
        title={study.title}
        slug={study.slug}
        lead={study.description}
        back={<BackLink to={studyPath(study.slug)} text="Aller à la page de cette étude" />}
        facts={
          <span>
            Ce lien reste ouvert jusqu’au <Day iso={lastDay} />
          </span>
        }
      />
      <Section>
        <DocumentView content={content} title={study.title} />
        <Button to="/contact" variant="secondary" icon={<ArrowRight />}>
          Échanger avec nous sur ce sujet
        </Button>
      </Section>
    </article>
  );
}

function ExpiredLink({ slug, lastDay }: { slug: string; lastDay: string }) {
  return (
    <Section title="Lien expiré" layout="split">
      <Notice kind="error" title="Ce lien n’ouvre plus votre étude de cas.">
        <p>
          Il était ouvert jusqu’au <Day iso={lastDay} />. Demandez l’étude à nouveau, et un autre lien vous est envoyé.
        </p>
      </Notice>
      <Button to={`${studyPath(slug)}#demande`} icon={<ArrowRight />}>
        Demander l’étude à nouveau
      </Button>
    </Section>
  );
}

function UnknownLink() {
  return (
    <Section title="Lien inconnu" layout="split">
      <Notice kind="error" title="Ce lien n’ouvre aucune étude de cas.">
        <p>
          L’adresse est peut-être incomplète : copiez-la en entier. Si elle est juste, le lien a expiré depuis longtemps,
          ou l’étude n’est plus publiée.
        </p>
      </Notice>
      <Button to={ALL_STUDIES_PATH} icon={<ArrowRight />}>
        Choisir une étude de cas
      </Button>
    </Section>
  );
}

/** The study that was requested, or why its link does not open it. */
export function StudyLinkPage() {
  const data = usePageData<StudyLinkData>();
  if (data.kind === 'open') return <RequestedStudy {...data} />;
  return (
    <>
      <PageBanner title="Votre étude de cas" lead="L’étude que vous avez demandée, par le lien reçu par e-mail." seed="etude-lien" />
      {data.kind === 'expired' ? <ExpiredLink {...data} /> : <UnknownLink />}
    </>
  );
}
