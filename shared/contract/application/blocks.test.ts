import { builtInApplication as application } from './built-in-application';
import { blockCommand, changeBlocks, parseBlockCommand, readBlocks, type BlockChange } from './blocks';
import type { Answers } from './definition';

const section = application.steps.flatMap(({ sections }) => sections).find(({ repeated }) => repeated);
if (!section) throw new Error('the application has no repeated section');

const after = (...changes: BlockChange[]) =>
  changes.reduce((answers, change) => changeBlocks(section, answers, change), before);
const before: Answers = {
  motivation: 'Oui',
  experiences: '2',
  'experiences.1.entreprise': 'Un',
  'experiences.2.entreprise': 'Deux',
  'experiences.2.mot': 'Bien',
};
const companies = (answers: Answers) => readBlocks(section, answers).map(({ entreprise }) => entreprise);

describe('the blocks of a repeated section', () => {
  it('are added at the end, up to their maximum', () => {
    expect(companies(after({ kind: 'add' }))).toEqual(['Un', 'Deux', '']);
    const add: BlockChange = { kind: 'add' };
    expect(after(add, add, add, add).experiences).toBe('5');
  });

  it('are removed with all their answers, and nothing else', () => {
    expect(after({ kind: 'remove', block: 2 })).toEqual({
      motivation: 'Oui',
      experiences: '1',
      'experiences.1.entreprise': 'Un',
    });
    expect(after({ kind: 'remove', block: 2 }, { kind: 'remove', block: 1 })).toEqual({ motivation: 'Oui' });
  });

  it('change places with all their answers', () => {
    const moved = after({ kind: 'up', block: 2 });
    expect(companies(moved)).toEqual(['Deux', 'Un']);
    expect(moved['experiences.1.mot']).toBe('Bien');
    expect(companies(after({ kind: 'down', block: 1 }))).toEqual(['Deux', 'Un']);
  });

  it('do not move beyond the ends of the list', () => {
    expect(after({ kind: 'up', block: 1 })).toEqual(before);
    expect(after({ kind: 'down', block: 2 })).toEqual(before);
    expect(after({ kind: 'remove', block: 3 })).toEqual(before);
  });

  it('never exceed their maximum, whatever number is given', () => {
    const count = (experiences: string) => readBlocks(section, { experiences }).length;
    expect(['4000000000', '-1', '1.5', 'beaucoup'].map(count)).toEqual([5, 0, 0, 0]);
  });
});

it('a change is parsed again from the value of a button', () => {
  const changes = [
    { kind: 'add' } as const,
    ...(['remove', 'up', 'down'] as const).map((kind) => ({ kind, block: 3 })),
  ];
  const commands = changes.map((change) => blockCommand('experiences', change));
  expect(commands.map((command) => parseBlockCommand('experiences', command))).toEqual(changes);
});

it.each(['envoyer', 'experiences:up', 'autres:add', 'experiences:remove:12', null])(
  'a change as the value of a button is undefined for other commands: %s',
  (command) => {
    expect(parseBlockCommand('experiences', command)).toBeUndefined();
  },
);
