import { ArrowRight, FileDown } from 'lucide-react';
import { studyLinkSchema, studyLinkStatusSchema } from '@vipp/shared/contract/forms/study-link';
import type { Study } from '@vipp/shared/contract/list-data';
import type { PageModule, PageLoaderArgs, PageMeta } from '@vipp/shared/contract/page-module';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import { newKey } from '@vipp/shared/lib/form/new-key';
import { describeFile, formatDate } from '@vipp/shared/lib/format';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { UnverifiedLink } from '../components/unverified-link';

type StudyLinkData =
  | { kind: 'open'; detail: Study; lastDay: string }
  | { kind: 'expired'; slug: string; lastDay: string }
  | { kind: 'unknown' | 'limited' };

const unknownLink = (): Result<StudyLinkData> => success({ kind: 'unknown' }, 404);

/** A service without such links knows none. Opening a link changes nothing, because mail scanners open links. */
async function loadStudyLink({ api, params }: PageLoaderArgs): Promise<Result<StudyLinkData>> {
  const link = studyLinkSchema.safeParse({ token: params['token'] });
  if (!link.success) return unknownLink();
  const outcome = await api.submit('studyLink', link.data, newKey());
  if (outcome.kind === 'unreachable') return failure('unavailable');
  if (outcome.kind === 'limited') return success({ kind: 'limited' }, 429, outcome.retryAfterSeconds);
  const status = outcome.kind === 'accepted' ? studyLinkStatusSchema.safeParse(outcome.body).data : undefined;
  if (!status) return unknownLink();
  const { slug, isOpen, lastDay } = status;
  if (!isOpen) return success({ kind: 'expired', slug, lastDay }, 410);
  const study = await api.study(slug);
  if (study.ok) return success({ kind: 'open', detail: study.data, lastDay });
  // The study may be withdrawn after the mail was sent.
  return study.failure === 'not-found' ? unknownLink() : study;
}

const TITLES = {
  open: 'Votre étude de cas',
  expired: 'Lien expiré',
  unknown: 'Lien inconnu',
  limited: 'Trop d’essais',
} as const;

/** `data` is null while the page is unavailable. */
const studyLinkMeta = (data: StudyLinkData | null): PageMeta => ({
  title: TITLES[data?.kind ?? 'open'],
  description: 'L’étude de cas que vous avez demandée à VIPP, par le lien reçu par e-mail.',
  noindex: true,
});

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
function StudyLinkPage() {
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

export const page: PageModule<StudyLinkData> = { Component: StudyLinkPage, loader: loadStudyLink, meta: studyLinkMeta };
