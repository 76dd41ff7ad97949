import type { KeyFigure, StudyThemes } from '@vipp/shared/contract/list-data';
import { CONTENT_PAGES, type EtudeTheme } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { PageEntry, PageItem } from '@vipp/shared/contract/site-data';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { toSections } from '@vipp/shared/lib/content-parts';
import { actionsPartOr, actionsPart, type ActionsPart } from './actions-part';
import { toChapters, type ChapterPart } from './chapter-part';
import type { ServiceAnchor } from './service-families';

/** The chapters of the page, in the order of content entries 1 to 4, and the themes of their case studies. */
const CHAPTER_ANCHORS: readonly ServiceAnchor[] = ['Relation_clients', 'soutien', 'commercial', 'it'];
const THEMES: Readonly<Record<ServiceAnchor, EtudeTheme>> = {
  Relation_clients: 'relations-client',
  soutien: 'soutien-d-activite',
  commercial: 'actions-commerciales',
  it: 'activités-it',
};

/** Requirement 2.19: default address of the first link band; the texts of the bands are the last two items of entry 7. */
const SUPPORT_PATH = '/vous-accompagner';

type SisterSite = NonNullable<SiteFacts['sisterSite']>;
/** Without a link it is only text: the address of the sister site may not be filled in. */
type FurtherPart = ActionsPart & { anchor?: string };

/** The newest case study of a theme, with its first result. */
export type StudyResult = { slug: string; title: string; figure: KeyFigure };
type ServiceChapter = ChapterPart<ServiceAnchor> & { result?: StudyResult };

export type ServicesData = {
  intro: ActionsPart | null;
  chapters: ServiceChapter[];
  contact: ActionsPart | null;
  /** Case studies and the link bands. */
  further: FurtherPart[];
};

const toBand = ({ title, html, link }: PageItem, href = link?.href, text = link?.text ?? title): FurtherPart => ({
  name: title,
  prose: html,
  actions: href ? [{ href, text }] : [],
});

function toFurther(caseStudies: PageEntry | undefined, items: readonly PageItem[], { name, url }: SisterSite) {
  const studies = actionsPartOr(caseStudies, { href: '/etude-de-cas', text: 'Lire les études de cas' });
  const [support, sister] = items.slice(-2);
  return [
    studies && { ...studies, anchor: 'etude_de_cas' },
    support && toBand(support, support.link?.href ?? SUPPORT_PATH),
    // The customer's address, or else that of the content.
    sister && toBand(sister, url, url && name && `Visiter le site de ${name}`),
  ].filter((part): part is FurtherPart => Boolean(part));
}

function withResult(chapter: ChapterPart<ServiceAnchor>, themes: StudyThemes): ServiceChapter {
  const study = themes.find(({ theme }) => theme === THEMES[chapter.anchor])?.titles[0];
  return study?.figure ? { ...chapter, result: { ...study, figure: study.figure } } : chapter;
}

export function toServicesData(
  entries: readonly PageEntry[],
  { sisterSite = {} }: SiteFacts = {},
  themes: StudyThemes = [],
): ServicesData {
  const sections = toSections(entries);
  return {
    intro: actionsPart(sections[0]),
    chapters: toChapters(CHAPTER_ANCHORS, sections.slice(1)).map((chapter) => withResult(chapter, themes)),
    contact: actionsPart(sections[5]),
    further: toFurther(sections[6], sections[7]?.items ?? [], sisterSite),
  };
}

export async function loadServices({ api }: PageLoaderArgs): Promise<Result<ServicesData>> {
  const [entries, facts, themes] = await Promise.all([
    api.contentPage(CONTENT_PAGES.prestations),
    api.siteFacts(),
    api.studyThemes(),
  ]);
  if (!entries.ok) return entries;
  return facts.ok ? success(toServicesData(entries.data, facts.data, themes.ok ? themes.data : [])) : facts;
}
