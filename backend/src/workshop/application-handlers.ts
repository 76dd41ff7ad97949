/** The applications that candidates sent: reading, following up, states with their mails, files, and erasing. */
import { asc, eq, inArray } from 'drizzle-orm';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { definitionSchema } from '@vipp/shared/contract/application/definition-schema';
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import type { ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import { RECRUITERS } from '@vipp/shared/contract/workshop/roles';
import { changeApplicationState } from '../candidates/application-link';
import { candidats } from '../database/submission-schema';
import type { Queries } from '../database/database';
import { users } from '../database/service-schema';
import { allForms, findForm } from '../forms/form-versions';
import { Refusal } from '../kernel/refusal';
import { applicationErasedMail, applicationStateMail } from '../mail/application-mails';
import { type Batch, collections, type Cursor, readBatch } from '../operators/collections';
import { createCsvWriter } from '../operators/print-rows';
import * as readable from '../operators/readable-applications';
import * as stored from './application-queries';
import type { Handlers } from './handler';
import { typedCell, writeSheet } from './spreadsheet';

/** The mail itself has a new link, made when it is sent. */
const LINK_IN_PREVIEW = '[lien personnel de la candidate ou du candidat]';

const labelOf = (state: ApplicationState): string => APPLICATION_STATES[state].label;

const findRecruiters = (queries: Queries) =>
  queries
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.role, [...RECRUITERS]))
    .orderBy(asc(users.email));

const inJsonText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Applications with French headings and words, in batches; the first one has the columns of all. */
async function* readFrench<Typed = never>(
  queries: Queries,
  filter: ApplicationFilter,
  typed?: Parameters<typeof readable.createFrenchRows<Typed>>[1],
) {
  const forms = (await allForms(queries)).map(({ definition }) => ({ definition: definitionSchema.parse(definition) }));
  const toFrench = readable.createFrenchRows(forms, typed);
  let after: Cursor | null = null;
  do {
    const batch: Batch = await readBatch(queries, collections.candidats, stored.matchesFilter(filter), after);
    yield toFrench(batch.rows);
    after = batch.next;
  } while (after !== null);
}

const fileName = (): string => `candidatures-${dayOf(new Date())}`;

export const applicationHandlers = {
  applications: {
    run: ({ queries }, { filter, page }) => stored.readPage(queries, filter, page),
    subject: (input) => JSON.stringify(input),
  },
  readApplication: {
    run: async ({ queries }, { reference }) => {
      const { payload, id: _id, stateSince, ...application } = await stored.findApplication(queries, reference);
      const form = await findForm(queries, application.version);
      return {
        ...application,
        stateSince: stateSince.toISOString(),
        recruiters: (await findRecruiters(queries)).map(({ email }) => email),
        sections: form ? readable.readableAnswers(form.definition, readable.payloadSchema.parse(payload)) : [],
      };
    },
    subject: (_input, { reference }) => reference,
  },
  followUp: {
    run: async ({ queries, caller }, { reference, assignee, note, takeBack }) => {
      const { id, notes } = await stored.findApplication(queries, reference, true);
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
    },
    // Never the text of a note, which goes with the application: the audit trail stays.
    subject: ({ reference, assignee, note, takeBack }) =>
      [
        reference,
        ...(assignee === undefined ? [] : [`confiée à ${assignee ?? 'personne'}`]),
        ...(note ? ['note ajoutée'] : []),
        ...(takeBack ? ['note retirée'] : []),
      ].join(', '),
  },
  /** References alone, which the list has shown: no entry of the audit trail. */
  neighbours: { run: ({ queries }, { reference, filter }) => stored.readNeighbours(queries, filter, reference) },
  previewStateMail: {
    run: async ({ queries, outbox }, { reference: typed, state }) => {
      const { reference, email, prenoms } = await stored.findApplication(queries, typed);
      const link = `${outbox.link('/recrutementdetails/')}${LINK_IN_PREVIEW}`;
      const { to, subject, text } = applicationStateMail({ to: email, prenoms, reference, link, state });
      return { to, subject, text };
    },
    subject: ({ reference, state }) => `${reference}, ${labelOf(state)}`,
  },
  /** Refused for an application with another state than the recruiter saw. */
  setApplicationStates: {
    run: async ({ queries, outbox, caller }, { applications: chosen, state, mailText, answersToMe }) => {
      const mail = { words: mailText, replyTo: answersToMe ? caller.email : undefined };
      // In one order, so that two recruiters never wait for each other.
      for (const { reference, from } of chosen.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))) {
        const application = await stored.findApplication(queries, reference, true);
        const name = `La candidature ${application.reference}`;
        if (application.state === state)
          throw new Refusal(
            `${name} est déjà dans l’état «\u202F${labelOf(state)}\u202F»\u202F: rien n’a été changé, et aucun autre courrier n’est envoyé.`,
          );
        if (application.state !== from)
          throw new Refusal(
            `${name} est passée entre-temps dans l’état «\u202F${labelOf(application.state)}\u202F». Rien n’a été changé, et aucun courrier n’est envoyé\u202F: rechargez la page avant de choisir.`,
          );
        await changeApplicationState(queries, outbox, application, state, mail);
      }
      return { count: chosen.length };
    },
    subject: ({ applications: chosen, state, mailText }) =>
      `${chosen.map(({ reference, from }) => `${reference}, ${labelOf(from)}`).join('\u202F; ')} → ${labelOf(state)}${mailText ? ', avec un autre texte' : ''}`,
    sendsMail: true,
  },
  exportApplications: {
    async *stream(queries, { filter }) {
      const toCsv = createCsvWriter();
      yield `{"name":"${fileName()}.csv","csv":"`;
      for await (const rows of readFrench(queries, filter)) yield inJsonText(toCsv(rows));
      yield '"}';
    },
    subject: ({ filter }) => JSON.stringify(filter),
  },
  exportWorkbook: {
    run: async ({ queries }, { filter }) => ({
      name: `${fileName()}.xlsx`,
      base64: (await writeSheet(readFrench(queries, filter, typedCell))).toString('base64'),
    }),
    subject: ({ filter }) => JSON.stringify(filter),
  },
  eraseApplication: {
    run: async ({ queries, outbox }, { reference: typed }) => {
      const { id, reference, email, prenoms } = await stored.findApplication(queries, typed, true);
      await queries.delete(candidats).where(eq(candidats.id, id));
      await outbox.put(queries, applicationErasedMail({ to: email, prenoms, reference }));
      return { reference };
    },
    subject: (_input, { reference }) => reference,
    sendsMail: true,
  },
} satisfies Partial<Handlers>;
