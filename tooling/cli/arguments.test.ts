import { parseArguments } from './arguments';
import { CommandError } from './command-error';
import { COMMANDS, commandHelp, isCommand } from './help';

const failure = (...argv: string[]): string | undefined => {
  try {
    parseArguments(argv);
    return undefined;
  } catch (error) {
    return error instanceof CommandError ? `${error.code} ${error.message}` : String(error);
  }
};

describe('the arguments', () => {
  it('tell a remote from a version by its name, in any order', () => {
    expect(parseArguments(['promote', 'mf-forms', '2f1c'])).toMatchObject({ remote: 'mf-forms', version: '2f1c' });
    expect(parseArguments(['promote', '2f1c'])).toMatchObject({ remote: undefined, version: '2f1c' });
  });

  it('take the shell for a remote where it can be checked', () => {
    expect(parseArguments(['check', 'shell'])).toMatchObject({ remote: 'shell' });
    expect(failure('status', 'shell')).toMatch(/"shell" is too much/);
  });

  it('give a new remote each of its addresses', () => {
    const parsed = parseArguments(['new', 'mf-events', '--route', '/a', '--route', '/b', '--dry-run']);
    expect(parsed).toMatchObject({ subjects: ['mf-events'], options: { route: ['/a', '/b'], 'dry-run': true } });
  });

  it('turn numbers into numbers', () => {
    expect(parseArguments(['canary', 'mf-forms', '--percent', '0']).options.percent).toBe(0);
    expect(parseArguments(['preview', '--hours', '0.5']).options.hours).toBe(0.5);
  });

  it.each([
    [['deploy'], /^2 There is no command "deploy"/],
    [['toString'], /^2 There is no command/],
    [['canary', 'mf-forms'], /^2 canary needs --percent/],
    [['canary', '--percent', '101'], /--percent must be a number from 0 to 100 \(got "101"\)/],
    [['canary', '--percent', ''], /--percent must be a number/],
    [['preview', '--hours', '169'], /--hours must be a number from 0.01 to 168/],
    [['status', 'mf-forms', 'v1'], /"v1" is too much/],
    [['promote', 'a', 'b'], /"b" is too much/],
    [['check', '--percent', '5'], /Unknown option '--percent'/],
    [['check', '--site', 'localhost:3000'], /--site must be a web address/],
    [['keygen', 'mf-forms'], /keygen needs --out/],
  ])('that make no sense are named: %j', (argv, message) => {
    expect(failure(...argv)).toMatch(message);
  });

  it('have a help text for each command, with each of its options', () => {
    for (const [name, { options }] of Object.entries(COMMANDS)) {
      expect(parseArguments([name, '--help'])).toMatchObject({ command: name, help: true });
      for (const option of Object.keys(options)) expect(isCommand(name) && commandHelp(name)).toContain(`--${option}`);
    }
  });
});
