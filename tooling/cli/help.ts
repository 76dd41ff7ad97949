/** The commands and their options: one table for the parser and for `--help`. */

export type Option = { type: 'string' | 'boolean'; multiple?: boolean; value?: string; help: string };
type Command = { usage: string; summary: string; options: Readonly<Record<string, Option>> };

const HOST = {
  site: { type: 'string', value: 'URL', help: 'the site (default: VIPP_SITE, else http://localhost:3000)' },
  json: { type: 'boolean', help: 'the result as JSON on standard output' },
  help: { type: 'boolean', help: 'this text' },
} as const;
const OF_TEAM = {
  key: {
    type: 'string',
    value: 'FILE',
    help: 'private key of the team (default: VIPP_KEY, a file or the key itself; else DATA_DIR/federation/keys/REMOTE.pem)',
  },
  ...HOST,
} as const;
const SIGNED = {
  ...OF_TEAM,
  operator: { type: 'boolean', help: 'act as an operator: FEDERATION_TOKEN, else that of DATA_DIR/secrets.json' },
} as const;
const BUILD = {
  dist: {
    type: 'string',
    value: 'FOLDER',
    help: 'the build (default: REMOTE/dist, else ./dist; of the shell: shell/dist)',
  },
  url: {
    type: 'string',
    value: 'URL',
    help: 'address below which the team hosts the folders client and server itself',
  },
  bundler: {
    type: 'string',
    value: 'NAME',
    help: 'what built a guest, such as "Vite 8.3.8", for the status page; our own builds say so themselves',
  },
} as const;
const WHY = { why: { type: 'string', value: 'TEXT', help: 'a reason, for the history' } } as const;
const CHANGE = {
  ...WHY,
  'if-live': {
    type: 'string',
    value: 'VERSION',
    help: 'only while this is the default version: refused after another change',
  },
} as const;

export const COMMANDS = {
  new: {
    usage: 'REMOTE --route PATH[=TITLE] …',
    summary: 'make a new remote in this checkout, with a page at each address',
    options: {
      route: {
        type: 'string',
        multiple: true,
        value: 'PATH',
        help: 'address of a page, such as /evenements or "/evenements=Nos évènements"; may be given several times',
      },
      'dry-run': { type: 'boolean', help: 'only name the files that would be written' },
      json: HOST.json,
      help: HOST.help,
    },
  },
  build: {
    usage: '[REMOTE]',
    summary: 'build a remote into its folder dist',
    options: { json: HOST.json, help: HOST.help },
  },
  check: {
    usage: '[REMOTE | shell]',
    summary:
      'ask the site’s gate whether it would let a build pass; shell: render what is live there with the shell built here',
    options: { local: { type: 'boolean', help: 'look at the files only, ask no site' }, ...BUILD, ...SIGNED },
  },
  publish: {
    usage: '[REMOTE]',
    summary: 'bring a build to the site: no visitor gets it yet',
    options: { promote: { type: 'boolean', help: 'give it to all visitors at once' }, ...WHY, ...BUILD, ...OF_TEAM },
  },
  test: {
    usage: '[REMOTE] --run COMMAND',
    summary: 'publish a build, and run the team’s tests on the whole site with it; no visitor gets it',
    options: {
      run: {
        type: 'string',
        value: 'COMMAND',
        help: 'such as "npx playwright test"; opens PREVIEW_URL first, then pages of BASE_URL',
      },
      ...WHY,
      ...BUILD,
      ...OF_TEAM,
    },
  },
  promote: {
    usage: '[REMOTE] [VERSION]',
    summary: 'give a version to all visitors',
    options: { ...CHANGE, dist: BUILD.dist, ...SIGNED },
  },
  canary: {
    usage: '[REMOTE] [VERSION] --percent N',
    summary: 'give a version to a share of visitors; 0 ends it',
    options: {
      percent: { type: 'string', value: 'N', help: 'share of visitors, 0 to 100' },
      ...CHANGE,
      dist: BUILD.dist,
      ...SIGNED,
    },
  },
  rollback: {
    usage: '[REMOTE] [--to VERSION]',
    summary: 'go back to the version before, for all visitors',
    options: {
      to: { type: 'string', value: 'VERSION', help: 'the version to go back to (default: the one before)' },
      ...CHANGE,
      ...SIGNED,
    },
  },
  retire: {
    usage: '[REMOTE]',
    summary: 'end all pages of a remote; a rollback brings them back',
    options: {
      redirect: {
        type: 'string',
        multiple: true,
        value: 'PATH=PATH',
        help: 'where a page is now, such as /evenements=/actualite; may be given several times',
      },
      ...CHANGE,
      ...SIGNED,
    },
  },
  preview: {
    usage: '[REMOTE] [VERSION]',
    summary: 'make a link that shows a version to those who open it',
    options: {
      hours: { type: 'string', value: 'N', help: 'how long the link works, up to 168 (default: 24)' },
      dist: BUILD.dist,
      ...SIGNED,
    },
  },
  status: { usage: '[REMOTE]', summary: 'versions, and who gets which', options: SIGNED },
  history: {
    usage: '[REMOTE]',
    summary: 'what happened, when, by whom',
    options: {
      limit: { type: 'string', value: 'N', help: 'at most so many, the latest first (default: 20)' },
      ...SIGNED,
    },
  },
  keygen: {
    usage: '[REMOTE] --out FILE',
    summary: 'make a key for a team; an operator then adds its public half',
    options: {
      out: { type: 'string', value: 'FILE', help: 'where the private key is written; must not exist' },
      json: HOST.json,
      help: HOST.help,
    },
  },
  team: {
    usage: 'add REMOTE --paths PATH,…',
    summary: 'give a team the paths below which its remote may have pages; for operators',
    options: {
      paths: {
        type: 'string',
        multiple: true,
        value: 'PATH,…',
        help: 'such as /evenements; a path of another remote passes to this one, and its page stays until a version with it is live',
      },
      'public-key': { type: 'string', value: 'KEY', help: 'trust this key of the team too (npx vipp-mf keygen)' },
      label: { type: 'string', value: 'TEXT', help: 'whose key it is, for the history' },
      ...HOST,
    },
  },
  keys: {
    usage: 'list [REMOTE] | add REMOTE PUBLIC_KEY --label TEXT | revoke REMOTE KEY_ID',
    summary: 'the keys that the site trusts; for operators',
    options: { label: { type: 'string', value: 'TEXT', help: 'whose key it is, for the history' }, ...HOST },
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const optionLine = ([name, { value, help }]: [string, Option]): string =>
  `  ${`--${name}${value ? ` ${value}` : ''}`.padEnd(18)}${help}`;

export function commandHelp(name: CommandName): string {
  const { usage, summary, options }: Command = COMMANDS[name];
  return [
    `npx vipp-mf ${name} ${usage}`,
    '',
    `  ${summary}`,
    '',
    'Options',
    ...Object.entries(options).map(optionLine),
    '',
    'REMOTE is the name in package.json of the current folder unless it is given; VERSION that of the build.',
  ].join('\n');
}

export const generalHelp = (): string =>
  [
    'npx vipp-mf COMMAND [REMOTE] [VERSION] [options]',
    '',
    'Commands',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
    '',
    'npx vipp-mf COMMAND --help explains it. Exit codes: 0 done, 1 failed, 2 not understood, 3 refused by the gate.',
  ].join('\n');
