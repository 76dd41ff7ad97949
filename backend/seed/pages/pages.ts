import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { SeedPages } from '../seed-types';
import { contactEntries } from './contact';
import { homeEntries } from './home';
import { leGroupeEntries } from './le-groupe';
import { mentionsLegalesEntries } from './mentions-legales';
import { politiqueEntries } from './politique';
import { prestationsEntries } from './prestations';
import { recrutementsEntries } from './recrutements';
import { rseEntries } from './rse';
import { signalementsEntries } from './signalements';
import { vousAccompagnerEntries } from './vous-accompagner';

/** Entries of every content page, in the order that `docs/contracts/content-pages.md` fixes. */
export const seedPages: SeedPages = {
  [CONTENT_PAGES.home]: homeEntries,
  [CONTENT_PAGES.politique]: politiqueEntries,
  [CONTENT_PAGES.mentionsLegales]: mentionsLegalesEntries,
  [CONTENT_PAGES.recrutements]: recrutementsEntries,
  [CONTENT_PAGES.contact]: contactEntries,
  [CONTENT_PAGES.rse]: rseEntries,
  [CONTENT_PAGES.vousAccompagner]: vousAccompagnerEntries,
  [CONTENT_PAGES.prestations]: prestationsEntries,
  [CONTENT_PAGES.leGroupe]: leGroupeEntries,
  [CONTENT_PAGES.signalements]: signalementsEntries,
};
