/** What can be wrong with a version: its host sends something else than was published, or what was published is bad. */

/** Never true as published; with one byte changed, it reports that an unverified file was evaluated. */
const DORMANT = 'if ("0" === "1") console.log("chaos: unverified code ran");';
const ACTIVE = DORMANT.replace('"0"', '"1"');

/** What the log and the console hold once something unverified was evaluated. */
export const UNVERIFIED = 'chaos: unverified code ran';

export const withDormantReport = (text: string): string => `${DORMANT}\n${text}`;
const changeOneByte = (text: string): string => text.replace(DORMANT, ACTIVE);

/** What a host answers in place of a file. */
export type FaultyAnswer = {
  status: number;
  body: string;
  type?: string;
  /** The connection breaks before the promised length. */
  isCut?: true;
  /** No answer, and no end of the connection. */
  hangs?: true;
};

const hostFaults = {
  'entry 404': (text) => ({ status: 404, body: changeOneByte(text) }),
  'HTML with 200': () => ({
    status: 200,
    body: '<!doctype html><html lang="fr"><title>Connexion</title><h1>Connexion</h1></html>',
    type: 'text/html',
  }),
  hang: () => ({ status: 200, body: '', hangs: true }),
  'cut in the middle': (text) => ({
    status: 200,
    body: changeOneByte(text).slice(0, Math.floor(text.length / 2)),
    isCut: true,
  }),
  'one byte changed': (text) => ({ status: 200, body: changeOneByte(text) }),
} as const satisfies Record<string, (text: string) => FaultyAnswer>;

/** Replaces a part of every page that a container exposes; `container` is the global or export that holds it. */
const withPagePart = (container: string, part: string): string => `
;(() => { const inner = ${container}; ${container} = { init: inner.init, get: async (name) => {
  const exposed = (await inner.get(name))();
  return () => (exposed.page ? { ...exposed, page: { ...exposed.page, ${part} } } : exposed);
} }; })();`;

const publishedFaults = {
  'throws on load': (text) => `throw new Error("chaos: this version throws on load");\n${text}`,
  'singleton mismatch': (text) =>
    text.replace(/requiredVersion:"[^"]+"(?=[^{}]*shareKey:"react"\})/, 'requiredVersion:"^99.0.0"'),
  'throws on render': (text, container) =>
    text + withPagePart(container, 'Component() { throw new Error("chaos: this version throws on render"); }'),
} as const satisfies Record<string, (text: string, container: string) => string>;

export type HostFault = keyof typeof hostFaults;
export type PublishedFault = keyof typeof publishedFaults;
export type Fault = HostFault | PublishedFault;

export const isHostFault = (fault: Fault): fault is HostFault => Object.hasOwn(hostFaults, fault);

const isFault = (name: string): name is Fault =>
  Object.hasOwn(hostFaults, name) || Object.hasOwn(publishedFaults, name);
export const FAULTS: readonly Fault[] = [...Object.keys(hostFaults), ...Object.keys(publishedFaults)].filter(isFault);

export const faultyAnswer = (fault: HostFault, text: string): FaultyAnswer => hostFaults[fault](text);

/** The entry as a bad version publishes it. @throws {Error} when the fault finds nothing to change */
export function faultyEntry(fault: PublishedFault, text: string, container: string): string {
  const faulty = publishedFaults[fault](text, container);
  if (faulty === text) throw new Error(`${container}: nothing in the entry could be made to have the fault "${fault}"`);
  return faulty;
}

/** A fault as part of the name of a version and of its container, which is a variable. */
export const faultSlug = (fault: Fault): string => fault.replaceAll(' ', '_');

/** What is wrong with each cell of one remote on one side; nothing where the list is empty. */
export type CellFaults = ReadonlyMap<Fault, string[]>;

export const noCellFaults = (): CellFaults => new Map(FAULTS.map((fault) => [fault, []]));
