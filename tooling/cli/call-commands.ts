/** `keygen`, and the commands that are one call of the site each and print its answer. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command, Option } from 'commander';
import { calls, type CallName } from '@vipp/shared/contract/federation/api-calls.server';
import { createKey } from '@vipp/shared/contract/federation/signature.server';
import { CommandError, EXIT } from './command-error';
import { writeKey } from './credentials';
import {
  CHANGE,
  DIST,
  numeric,
  OF_SITE,
  option,
  repeated,
  required,
  SIGNED,
  type AddCommand,
  type Run,
} from './context';

/** Paths by `FROM=TO`. */
function redirectsOf(pairs: readonly string[]): Record<string, string> {
  const malformed = pairs.find((pair) => !/^\/[^=]*=\/./.test(pair));
  if (malformed !== undefined)
    throw new CommandError(EXIT.invalid, `--redirect ${malformed}: it is PATH=PATH, such as /evenements=/actualite`);
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}

const changed = [...CHANGE, ...SIGNED];
const percent = numeric('--percent <N>', 'share of visitors, up to 100', [0.01, 100]).makeOptionMandatory();
const to = option('--to <VERSION>', 'the version to go back to (default: the one before)');
const redirect = repeated('--redirect <PATH=PATH>', 'where a page is now, such as /evenements=/actualite');
const hours = numeric('--hours <N>', 'how long the link works, up to 168', [0.01, 168], 24);
const limit = numeric('--limit <N>', 'at most so many, the latest first', [1, 1000], 20);
const label = option('--label <TEXT>', 'whose key it is, for the history');
const paths = repeated(
  '--paths <PATH,…>',
  'such as /evenements; a path of another remote passes to this one, and its page stays until a version with it is live',
).makeOptionMandatory();
const publicKey = option('--public-key <KEY>', 'trust this key of the team too (npx vipp-mf keygen)');

type CallCommand = [usage: string, summary: string, options: readonly Option[], call: CallName];

const COMMANDS: readonly CallCommand[] = [
  ['promote [REMOTE] [VERSION]', 'give a version to all visitors', [...changed, DIST], 'promote'],
  ['canary [REMOTE] [VERSION]', 'give a version to a share of visitors', [percent, ...changed, DIST], 'canary'],
  ['rollback [REMOTE]', 'end the canary; without one, go back to the version before', [to, ...changed], 'rollback'],
  ['retire [REMOTE]', 'end all pages of a remote; a rollback brings them back', [redirect, ...changed], 'retire'],
  [
    'preview [REMOTE] [VERSION]',
    'make a link that shows a version to those who open it',
    [hours, DIST, ...SIGNED],
    'preview',
  ],
  ['status [REMOTE]', 'versions, who gets which, and keys', SIGNED, 'status'],
  ['history [REMOTE]', 'what happened, when, by whom', [limit, ...SIGNED], 'history'],
];

/** Each call takes its own of these fields. */
const runCall =
  (call: CallName, usage: string): Run =>
  async ({ options, remote, named, version, client }) => {
    const { site: _site, json: _json, key: _key, dist: _dist, to: target, redirect: pairs, ...fields } = options;
    const input = {
      ...fields,
      remote: calls[call].method === 'GET' ? named() : remote(),
      version: usage.includes('[VERSION]') ? version() : target,
      redirects: pairs && redirectsOf(pairs),
    };
    return client().call(call, input);
  };

const addKey: Run = async ({ operator, options, words: [remote, key = options.publicKey] }) =>
  operator().call('addKey', { remote, publicKey: key, label: options.label ?? `team of ${remote}` });

const revokeKey: Run = async ({ operator, words: [remote, keyId] }) => operator().call('revokeKey', { remote, keyId });

/** A key of the team that was given with its paths is trusted too. */
const addTeam: Run = async (context) => {
  const { operator, options, words } = context;
  const wanted = (options.paths ?? []).flatMap((one) => one.split(','));
  const given = await operator().call('givePaths', { remote: words[0], paths: wanted });
  if (!options.publicKey) return given;
  return { ...given, message: `${given.message}\n${(await addKey(context)).message}` };
};

const keygen: Run = async ({ options, cwd, remote }) => {
  const name = remote();
  const file = path.resolve(cwd, options.out ?? '');
  if (existsSync(file))
    throw new CommandError(
      EXIT.failed,
      `${file} exists, and may be a key that is in use. Name another file with --out.`,
    );
  const { pem, publicKey: half, keyId } = createKey();
  writeKey(file, pem);
  const message = [
    `private key: ${file} (keep it secret; VIPP_KEY or --key names it)`,
    `public key:  ${half}`,
    `An operator makes the site trust it: npx vipp-mf keys add ${name} ${half} --label "team of ${name}"`,
  ].join('\n');
  return { remote: name, file, publicKey: half, keyId, message };
};

export function addCallCommands(program: Command, add: AddCommand): void {
  for (const [usage, summary, options, call] of COMMANDS) add(program, usage, summary, options, runCall(call, usage));
  const out = required('--out <FILE>', 'where the private key is written; must not exist');
  add(program, 'keygen [REMOTE]', 'make a key for a team; an operator then adds its public half', [out], keygen);
  const teams = program.command('team').description('the teams of remotes; for operators');
  const given = [paths, publicKey, label, ...OF_SITE];
  add(teams, 'add <REMOTE>', 'give a team the paths below which its remote may have pages', given, addTeam);
  const keys = program.command('keys').description('the keys that the site trusts; for operators');
  add(keys, 'add <REMOTE> <PUBLIC_KEY>', 'trust a key of a team', [label, ...OF_SITE], addKey);
  add(keys, 'revoke <REMOTE> <KEY_ID>', 'trust it no more; what it signed stays', OF_SITE, revokeKey);
}
