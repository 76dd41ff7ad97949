/** The frame of every check: its options, what it starts and stops again, and the table of its results. */
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Command, InvalidArgumentError, Option as CommandOption } from 'commander';
import { readOptions } from 'tooling/read-options';
import { startPostgres } from 'tooling/testing/postgres';
import { ensurePrograms } from 'tooling/testing/prerequisites';
import { buildAll } from 'tooling/build/build-packages';
import { startBackend, startGateway, type TestProgram } from 'tooling/testing/test-site';
import { UserError } from 'tooling/user-error';
import type { Browser } from '../../e2e/support/playwright';
import { launchChromium } from './browser';

/** `of`: a choice of these, all by default; `number`: the default of a whole number from 1 on; else a text. */
type Option = { help: string } & ({ of: readonly string[] } | { number: number } | { text: string });
type Options = Readonly<Record<string, Option>>;
type ValueOf<O> = O extends { of: readonly (infer T)[] } ? T[] : O extends { number: number } ? number : string;

export type Check<Values> = {
  options: Options;
  /** Debian's programs that it uses. */
  needs?: Parameters<typeof ensurePrograms>[0];
  run: (lab: Lab, values: Values) => Promise<unknown>;
};
export const defineCheck = <const O extends Options>(
  check: Check<{ [Name in keyof O]: ValueOf<O[Name]> }> & { options: O },
): Check<never> => check;

/** `faults`: what breaks a limit, one line each; a row without them holds. */
export type Row = { name: string; faults?: readonly string[]; [figure: string]: unknown };

/** @returns what went wrong, for the faults of a row */
export const faultsOf = (act: () => Promise<unknown>): Promise<string[]> =>
  act().then(
    () => [],
    (error: unknown) => [String(error)],
  );

/** @param share 0.5 for the median, 0.99 for the 99th percentile; NaN of no numbers */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? NaN;

/** Started programs and results of a check, or a part of it. */
export class Lab {
  #backend: Promise<TestProgram> | undefined;
  readonly #stops: (() => unknown)[] = [];

  /** @param folder for data of the run, deleted after it */
  constructor(
    readonly folder: string,
    readonly rows: Row[] = [],
  ) {
    // Its services may be other users.
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  }

  /** Stops something after the run, the last one first. */
  defer(stop: () => unknown): void {
    this.#stops.unshift(stop);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) await stop();
  }

  /** A part of the check with a folder and programs of its own, stopped at its end. */
  async part(name: string, run: (part: Lab) => Promise<unknown>): Promise<void> {
    console.log(name);
    const part = new Lab(path.join(this.folder, name), this.rows);
    const faults = await faultsOf(() => run(part));
    await part.stop();
    if (faults.length > 0) this.add({ name, faults });
  }

  /** Prints a row and adds it to the table. */
  readonly add = (row: Row): void => {
    this.rows.push(row);
    console.log(`  ${Object.values(row).flat().join('  ')}`);
  };

  /** Adds the measured row, or the failure. */
  try(name: string, measure: () => Promise<Row>): Promise<void> {
    return measure().then(this.add, (error: unknown) => this.add({ name, faults: [String(error)] }));
  }

  /** The content service of all gateways: the first call starts it, with these settings. */
  backend(env: NodeJS.ProcessEnv = {}): Promise<TestProgram> {
    const start = async (): Promise<TestProgram> => {
      const program = await startBackend({ folder: path.join(this.folder, 'backend'), env });
      this.defer(program.stop);
      return program;
    };
    return (this.#backend ??= start());
  }

  /** @param name of its folder; `backendUrl`: another content service than the check's */
  async gateway(name: string, options: { env?: NodeJS.ProcessEnv; backendUrl?: string } = {}): Promise<TestProgram> {
    const backendUrl = options.backendUrl ?? (await this.backend()).url;
    const gateway = await startGateway({ folder: path.join(this.folder, name), ...options, backendUrl });
    this.defer(gateway.stop);
    return gateway;
  }

  /** @returns address of a server of the check itself */
  async serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.defer(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** A database server. */
  async postgres(...disk: Parameters<typeof startPostgres>) {
    const server = await startPostgres(...disk);
    this.defer(server.stop);
    return server;
  }

  async browser(): Promise<Browser> {
    const browser = await launchChromium();
    this.defer(() => browser.close());
    return browser;
  }
}

const parseNumber = (text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('It is a whole number from 1 on.');
};

const parseChoices = (choices: readonly string[]) => (text: string) => {
  const words = text.split(',');
  if (words.every((word) => choices.includes(word))) return choices.filter((choice) => words.includes(choice));
  throw new InvalidArgumentError(`There are ${choices.join(', ')}.`);
};

function commandOption(name: string, option: Option): CommandOption {
  const made = new CommandOption(`--${name} <value>`, option.help);
  if ('number' in option) return made.default(option.number).argParser(parseNumber);
  if ('text' in option) return made.default(option.text, option.text || 'none');
  return made.default(option.of, option.of.join(',')).argParser(parseChoices(option.of));
}

/**
 * The table of a check, with the load of the machine beside its title, then what is wrong in each row.
 *
 * @throws {UserError} when a row has faults
 */
function printFigures(title: string, rows: readonly Row[]): void {
  console.log(
    `\n${title}; load of the machine: ${loadavg()
      .map((average) => average.toFixed(1))
      .join(' ')}`,
  );
  const columns = rows.map(({ name, faults = [], ...figures }) => [name, { ...figures, faults: faults.length || '' }]);
  console.table(Object.fromEntries(columns));
  for (const { name, faults = [] } of rows) for (const fault of faults) console.error(`${name}: ${fault}`);
  const count = rows.reduce((sum, { faults = [] }) => sum + faults.length, 0);
  if (count > 0) throw new UserError(`${count} faults.`);
}

/**
 * Runs a check on the site as it is built now; everything that it starts is stopped, and its data deleted.
 *
 * @throws {UserError} when it finds a fault
 */
export async function runCheck(name: string, check: Check<never>, args: readonly string[]): Promise<void> {
  const command = new Command(`npm run lab -- ${name}`);
  for (const [option, one] of Object.entries(check.options)) command.addOption(commandOption(option, one));
  const values = readOptions(command, args);
  ensurePrograms(check.needs ?? []);
  await buildAll({ log: console.log });
  const folder = mkdtempSync(path.join(tmpdir(), `vipp-${name}-`));
  const lab = new Lab(folder);
  chmodSync(folder, 0o755);
  try {
    await check.run(lab, values as never);
  } finally {
    await lab.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (lab.rows.length > 0) printFigures(name, lab.rows);
}
