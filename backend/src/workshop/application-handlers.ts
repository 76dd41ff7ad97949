import { dayOf } from '@vipp/shared/contract/application/calendar';
import { definitionSchema } from '@vipp/shared/contract/application/definition-schema';
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import {
  type applicationCalls,
  type ApplicationFilter,
  PAGE_SIZE,
} from '@vipp/shared/contract/workshop/application-calls';
import { RECRUITERS } from '@vipp/shared/contract/workshop/roles';
import { asc, eq, inArray } from 'drizzle-orm';
import { changeApplicationState } from '../candidates/change-application-state';
import { candidats } from '../database/candidate-schema';
import type { Queries } from '../database/database';
import { users } from '../database/user-schema';
import { allForms, findForm } from '../forms/form-versions';
import { applicationStateMail } from '../mail/application-mails';
import { type Batch, type Cursor, readBatch } from '../operators/collection-operations';
import { collections } from '../operators/collections';
import { createCsvWriter } from '../operators/print-rows';
import {
  createFrenchRows,
  flattenAnswers,
  keysOfForms,
  payloadSchema,
  readableAnswers,
} from '../operators/readable-applications';
import { Refusal } from '../kernel/refusal';
import {
  filterInWords,
  findApplication,
  matchesFilter,
  readFilterValues,
  readNeighbours,
  readPage,
} from './application-queries';
import type { Handlers } from './handler';
import { typedCell, writeSheet } from './spreadsheet';

type Calls = Handlers<typeof applicationCalls>;

/** The mail itself has a new link, which is made when it is sent. */
const LINK_IN_PREVIEW = '[lien personnel de la candidate ou du candidat]';

const labelOf = (state: ApplicationState): string => APPLICATION_STATES[state].label;

const applications: Calls['applications'] = {
  run: async ({ queries }, { filter, page }) => ({
    ...(await readPage(queries, filter, page)),
    ...(await readFilterValues(queries)),
    pageSize: PAGE_SIZE,
  }),
  subject: ({ filter, page }) => `${filterInWords(filter)}${page > 1 ? `, page ${page}` : ''}`,
};

const readApplication: Calls['readApplication'] = {
  run: async ({ queries }, { reference }) => {
    const { payload, ...found } = await findApplication(queries, reference);
    const form = await findForm(queries, found.version);
    const answers = payloadSchema.parse(payload);
    return {
      reference: found.reference,
      nom: found.nom,
      prenoms: found.prenoms,
      country: found.pays,
      position: typeof answers['poste'] === 'string' ? answers['poste'] : null,
      state: found.state,
      receivedOn: found.dateReception,
      version: found.version,
      email: found.email,
      telephone: found.telephone1,
      stateSince: found.etatSince.toISOString(),
      assignee: found.assignee,
      notes: found.notes,
      recruiters: (await findRecruiters(queries)).map(({ email: address }) => address),
      sections: form ? readableAnswers(form.definition, answers) : [],
    };
  },
  subject: (_input, { reference }) => reference,
};

const findRecruiters = (queries: Queries) =>
  queries
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.role, [...RECRUITERS]))
    .orderBy(asc(users.email));

const followUp: Calls['followUp'] = {
  run: async ({ queries, caller }, { reference, assignee, note, takeBack }) => {
    const { id, notes } = await findApplication(queries, reference, true);
    const recruiter = (await findRecruiters(queries)).find(({ email }) => email === assignee);
    if (assignee && !recruiter)
      throw new Refusal(`${assignee} n’a plus de compte de recruteur\u202F: rien n’a été changé.`);
    const left = notes.filter(({ at, by }) => at !== takeBack || by !== caller.email);
    const added = note ? [{ at: new Date().toISOString(), by: caller.email, text: note }] : [];
    const changed = {
      notes: [...left, ...added],
      ...(assignee !== undefined && { assigneeId: recruiter?.id ?? null }),
    };
    await queries.update(candidats).set(changed).where(eq(candidats.id, id));
    return {};
  },
  // Never the text of a note, which goes with the application: the audit trail stays.
  subject: ({ reference, assignee, note, takeBack }) =>
    [
      reference,
      ...(assignee === undefined ? [] : [`confiée à ${assignee ?? 'personne'}`]),
      ...(note ? ['note ajoutée'] : []),
      ...(takeBack ? ['note retirée'] : []),
    ].join(', '),
};

/** References alone, which the list has shown: no entry of the audit trail. */
const neighbours: Calls['neighbours'] = {
  run: ({ queries }, { reference, filter }) => readNeighbours(queries, filter, reference),
};

const previewStateMail: Calls['previewStateMail'] = {
  run: async ({ queries, outbox }, { reference, state }) => {
    const { reference: found, email, prenoms } = await findApplication(queries, reference);
    const link = `${outbox.link('/recrutementdetails/')}${LINK_IN_PREVIEW}`;
    const { to, subject, text } = applicationStateMail({ to: email, prenoms, reference: found, link, state });
    return { to, subject, text };
  },
  subject: ({ reference, state }) => `${reference}, ${labelOf(state)}`,
};

/** @throws Refusal where an application has another state than the one that the recruiter saw */
const setApplicationStates: Calls['setApplicationStates'] = {
  run: async ({ queries, outbox, caller }, { applications: chosen, state, mailText, answersToMe }) => {
    const mail = { words: mailText, replyTo: answersToMe ? caller.email : undefined };
    // In one order, so that two recruiters never wait for each other.
    for (const { reference, from } of chosen.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))) {
      const application = await findApplication(queries, reference, true);
      const name = `La candidature ${application.reference}`;
      if (application.state === state)
        throw new Refusal(
          `${name} est déjà dans l’état «\u202F${labelOf(state)}\u202F»\u202F: rien n’a été changé, et aucun autre courrier n’est envoyé.`,
        );
      if (application.state !== from)
        throw new Refusal(
          `${name} est passée entre-temps dans l’état «\u202F${labelOf(application.state)}\u202F». Rien n’a été changé, et aucun courrier n’est envoyé\u202F: relisez-la avant de choisir.`,
        );
      await changeApplicationState(queries, outbox, application, state, mail);
    }
    return { count: chosen.length };
  },
  subject: ({ applications: chosen, state, mailText }) =>
    `${chosen.map(({ reference, from }) => `${reference}, ${labelOf(from)}`).join('\u202F; ')} → ${labelOf(state)}${mailText ? ', avec un autre texte' : ''}`,
  sendsMail: true,
};

const { answers: ANSWERS = '' } = collections.candidats;

const inJsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Applications with French headings and words, in batches; the first one has the columns of all. */
async function* readFrench<Typed = never>(
  queries: Queries,
  filter: ApplicationFilter,
  typed?: Parameters<typeof createFrenchRows<Typed>>[1],
) {
  const forms = (await allForms(queries)).map(({ definition }) => ({ definition: definitionSchema.parse(definition) }));
  const keys = keysOfForms(forms);
  const toFrench = createFrenchRows(forms, typed);
  let after: Cursor | null = null;
  do {
    const batch: Batch = await readBatch(queries, collections.candidats, matchesFilter(filter), after);
    yield toFrench(flattenAnswers(batch.rows, ANSWERS, keys));
    after = batch.next;
  } while (after !== null);
}

const fileName = (): string => `candidatures-${dayOf(new Date())}`;

const exportApplications: Calls['exportApplications'] = {
  async *stream(queries, { filter }) {
    const toCsv = createCsvWriter();
    yield `{"name":"${fileName()}.csv","csv":"`;
    for await (const rows of readFrench(queries, filter)) yield inJsonText(toCsv(rows));
    yield '"}';
  },
  subject: ({ filter }) => filterInWords(filter),
};

const exportWorkbook: Calls['exportWorkbook'] = {
  run: async ({ queries }, { filter }) => ({
    name: `${fileName()}.xlsx`,
    base64: (await writeSheet(readFrench(queries, filter, typedCell))).toString('base64'),
  }),
  subject: ({ filter }) => filterInWords(filter),
};

export const applicationHandlers: Calls = {
  applications,
  readApplication,
  followUp,
  neighbours,
  previewStateMail,
  setApplicationStates,
  exportApplications,
  exportWorkbook,
};
