import { eq, sql } from 'drizzle-orm';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import { fieldsOfDefinition } from '@vipp/shared/lib/workshop/draft-from-definition';
import { SETTINGS, TEXTS, type NodeType } from '@vipp/shared/lib/workshop/draft-nodes';
import { editedApplication } from '@vipp/shared/testing/edited-application';
import * as Y from 'yjs';
import type { Database } from '../database/database';
import { formDraftUpdates, formVersions } from '../database/content-schema';
import { applyMigrations } from '../database/migrations';
import { seedFirstForm } from '../forms/form-versions';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createTestDatabase, databaseKinds } from '../testing/test-databases';
import { lockDraft } from './draft-sync';
import { upgradeDrafts } from './upgrade-drafts';

const folder = temporaryFolder();

/** The migrations of the release before `form_drafts`. */
const EARLIER = 10;
const CHANGED = new Date('2026-11-02T08:00:00Z');
const DRAFTS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

/** The two updates of a draft in that release's format: a definition, then another label of the question `ville`. */
function earlierUpdates(definition: ApplicationDefinition): string[] {
  const doc = new Y.Doc();
  const nodes = doc.getMap<Y.Map<unknown>>('nodes');
  for (const { part, field, value } of fieldsOfDefinition(definition)) {
    if (part === SETTINGS) {
      doc.getMap('settings').set(field, JSON.parse(String(value)));
      continue;
    }
    const node = nodes.get(part) ?? nodes.set(part, new Y.Map());
    if (field === 'type') for (const name of TEXTS[value as NodeType]) node.set(name, new Y.Text());
    const text = node.get(field);
    if (text instanceof Y.Text) text.insert(0, String(value));
    else if (field === 'answers') node.set(field, Y.Array.from(value as string[]));
    else if (field === 'place') {
      const [parent, order] = value as [string, string];
      node.set('order', String.fromCharCode(48 + Number(order)));
      if (parent) node.set('parent', parent);
    } else node.set(field, value);
  }
  const first = Y.encodeStateAsUpdate(doc);
  const before = Y.encodeStateVector(doc);
  const ville = [...nodes.values()].find((node) => node.get('name') === 'ville')?.get('label') as Y.Text;
  ville.insert(ville.length, ' de résidence');
  return [first, Y.encodeStateAsUpdate(doc, before)].map((update) => Buffer.from(update).toString('base64'));
}

async function fillEarlier({ queries }: Database): Promise<void> {
  await queries.transaction(async (tx) => {
    await applyMigrations(tx, 0, EARLIER);
    await seedFirstForm(tx);
    for (const id of DRAFTS) {
      const draft = { id, state: 'draft' as const, title: 'Dakar', basedOn: 1, createdBy: 'awa', definition: {} };
      await tx.insert(formVersions).values(draft);
      for (const [index, data] of earlierUpdates(editedApplication).entries()) {
        const update = { draftId: id, number: index + 7, author: 'kofi', data, createdAt: CHANGED };
        await tx.insert(formDraftUpdates).values(update);
      }
    }
  });
}

describe.each(databaseKinds)('drafts of the release before, in %s', (kind) => {
  it('are all there after the upgrade, and are not edited by that release any more', async () => {
    const site = await createTestDatabase(kind, folder);
    const before = await site.open();
    await fillEarlier(before);
    await before.close();
    const after = await site.open();
    const { queries } = after;
    // Twice, as two services do.
    for (const _service of [1, 2]) await after.prepare(upgradeDrafts);
    const expected = JSON.stringify(editedApplication).replace('"label":"Ville"', '"label":"Ville de résidence"');
    for (const draft of DRAFTS) {
      const now = await lockDraft(queries, draft, 'key share');
      expect(definitionOfFields(now.fields)).toEqual(JSON.parse(expected));
      expect(now).toMatchObject({ title: 'Dakar', revision: 8, changedBy: 'kofi', changedAt: CHANGED });
    }
    expect(await queries.select().from(formDraftUpdates)).toEqual([]);
    const late = { draftId: DRAFTS[0], number: 9, author: 'kofi', data: '' };
    await expect(queries.insert(formDraftUpdates).values(late)).rejects.toThrow();
    await queries.delete(formVersions).where(eq(formVersions.id, DRAFTS[0]));
    expect(await queries.execute(sql`select 1 from form_drafts`)).toMatchObject({ rows: [{}] });
    await after.close();
  });
});
