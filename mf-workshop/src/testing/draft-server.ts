/** The server of the call `syncDraft`, for tests of the editor. */
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import type { CallInput, CallOutput } from '@vipp/shared/contract/workshop/workshop-calls';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import { mergeChanges, type FieldChange, type StoredDraft } from '@vipp/shared/lib/workshop/draft-document';
import { fieldsOfDefinition } from '@vipp/shared/lib/workshop/draft-from-definition';

export class DraftServer {
  private draft: StoredDraft;
  private readonly opened = new Set<string>();

  constructor(definition: ApplicationDefinition) {
    const fields = fieldsOfDefinition(definition).map((field) => ({ ...field, revision: 1, by: '' }));
    this.draft = { revision: 1, fields };
  }

  readonly definition = () => definitionOfFields(this.draft.fields);
  readonly titles = () => this.definition().steps.map(({ title }) => title);
  readonly revision = () => this.draft.revision;

  sync(email: string, { since, changes }: Pick<CallInput<'syncDraft'>, 'since' | 'changes'>): CallOutput<'syncDraft'> {
    const fields = this.draft.fields.filter(({ revision }) => revision > since);
    const { conflicts, ...draft } = mergeChanges(this.draft, changes, email);
    this.draft = draft;
    this.opened.add(email);
    const others = [...this.opened].filter((other) => other !== email);
    return { title: 'Essai', basedOn: 1, last: draft.revision, fields: [...fields], conflicts, others };
  }

  /** Somebody changes one field of the current draft. */
  change(email: string, change: Omit<FieldChange, 'base'>): void {
    this.sync(email, { since: this.draft.revision, changes: [{ ...change, base: this.draft.revision }] });
  }
}
