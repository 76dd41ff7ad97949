/** Blocks of a repeated section as flat answers: `experiences` is their number, `experiences.2.fonction` one answer. */
import type { Answers, ApplicationSection } from './definition';

export const blockField = (section: string, block: number, field: string): string => `${section}.${block}.${field}`;

/** Number of blocks; at most the maximum of the section. */
export function blockCount({ id, repeated }: ApplicationSection, answers: Answers): number {
  const count = Number(answers[id] ?? 0);
  return repeated && Number.isInteger(count) && count > 0 ? Math.min(count, repeated.max) : 0;
}

type Block = Readonly<Record<string, string>>;

/** Reads the blocks, each with its answers by plain field name. */
export function readBlocks(section: ApplicationSection, answers: Answers): Block[] {
  return Array.from({ length: blockCount(section, answers) }, (_, index) =>
    Object.fromEntries(
      section.fields.map(({ name }) => [name, answers[blockField(section.id, index + 1, name)] ?? '']),
    ),
  );
}

/** Returns the answers with other blocks in the section. */
export function writeBlocks({ id }: ApplicationSection, answers: Answers, blocks: readonly Block[]): Answers {
  const others = Object.entries(answers).filter(([name]) => name !== id && !name.startsWith(`${id}.`));
  const blockAnswers = blocks.flatMap((block, index) =>
    Object.entries(block)
      .filter(([, answer]) => answer !== '')
      .map(([name, answer]): [string, string] => [blockField(id, index + 1, name), answer]),
  );
  return Object.fromEntries([
    ...others,
    ...(blocks.length > 0 ? [[id, String(blocks.length)] as const] : []),
    ...blockAnswers,
  ]);
}

export const isBlankBlock = (block: Block): boolean => Object.values(block).every((answer) => answer.trim() === '');

/** Changes to the blocks of a section; `block` counts from 1. */
export type BlockChange = { kind: 'add' } | { kind: 'remove' | 'up' | 'down'; block: number };

/** Returns the answers after a change; unchanged when the change is impossible. */
export function changeBlocks(section: ApplicationSection, answers: Answers, change: BlockChange): Answers {
  const blocks = readBlocks(section, answers);
  if (change.kind === 'add')
    return blocks.length < (section.repeated?.max ?? 0) ? writeBlocks(section, answers, [...blocks, {}]) : answers;
  const index = change.block - 1;
  const moved = blocks[index];
  if (!moved) return answers;
  const rest = blocks.toSpliced(index, 1);
  if (change.kind === 'remove') return writeBlocks(section, answers, rest);
  const target = index + (change.kind === 'up' ? -1 : 1);
  return target < 0 || target >= blocks.length
    ? answers
    : writeBlocks(section, answers, rest.toSpliced(target, 0, moved));
}

/** Writes a change as the value of a submit button, for visitors without JavaScript: `experiences:up:2`. */
export const blockCommand = (section: string, change: BlockChange): string =>
  [section, change.kind, ...('block' in change ? [change.block] : [])].join(':');

/** Parses such a value; undefined when it is not one of this section. */
export function parseBlockCommand(section: string, command: unknown): BlockChange | undefined {
  const [, id, kind, block] =
    typeof command === 'string' ? (/^([^:]+):(add|remove|up|down)(?::(\d))?$/.exec(command) ?? []) : [];
  if (id !== section) return undefined;
  if (kind === 'add') return { kind };
  if ((kind === 'remove' || kind === 'up' || kind === 'down') && block) return { kind, block: Number(block) };
  return undefined;
}
