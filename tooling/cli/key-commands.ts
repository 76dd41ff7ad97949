/** `keygen` for teams, `keys` and `team` for operators. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { createKey } from '@vipp/shared/contract/federation/signature.server';
import { CommandError, EXIT } from './command-error';
import { OF_SITE, option, repeated, required, toColumns, type AddCommand, type Run } from './context';

const keygen: Run = async ({ options, cwd, remote }) => {
  const name = remote();
  const file = path.resolve(cwd, options.out ?? '');
  if (existsSync(file))
    throw new CommandError(
      EXIT.failed,
      `${file} exists, and may be a key that is in use. Name another file with --out.`,
    );
  const { pem, publicKey, keyId } = createKey();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  const text = [
    `private key: ${file} (keep it secret; VIPP_KEY or --key names it)`,
    `public key:  ${publicKey}`,
    `An operator makes the site trust it: npx vipp-mf keys add ${name} ${publicKey} --label "team of ${name}"`,
  ].join('\n');
  return { result: { remote: name, file, publicKey, keyId }, text };
};

const list: Run = async ({ operator, named }) => {
  const { remotes } = await operator().call('status', { remote: named() });
  const keys = remotes.flatMap(({ remote, keys: ofRemote }) => ofRemote.map((key) => ({ remote, ...key })));
  const rows = keys.map(({ remote, keyId, label, isRevoked }) => [remote, keyId, label, isRevoked ? 'revoked' : '']);
  return { result: { keys }, text: rows.length > 0 ? toColumns(rows).join('\n') : 'no keys yet' };
};

const addKey: Run = async ({ operator, options, words: [remote, publicKey] }) => {
  const result = await operator().call('addKey', { remote, publicKey, label: options.label ?? `team of ${remote}` });
  return { result, text: `${remote}: the key ${result.keyId} (${result.label}) is trusted` };
};

const revoke: Run = async ({ operator, words: [remote, keyId] }) => {
  const result = await operator().call('revokeKey', { remote, keyId });
  return { result, text: `${remote}: the key ${keyId} is trusted no more` };
};

const addTeam: Run = async ({ operator, options: { paths = [], publicKey, label }, words: [remote] }) => {
  const site = operator();
  const result = await site.call('givePaths', { remote, paths: paths.flatMap((one) => one.split(',')) });
  if (publicKey) await site.call('addKey', { remote, publicKey, label: label ?? `team of ${remote}` });
  const text = `${remote}: may have pages below ${result.paths.join(', ')}${publicKey ? '; its key is trusted' : ''}`;
  return { result, text };
};

export function addKeyCommands(program: Command, add: AddCommand): void {
  const out = required('--out <FILE>', 'where the private key is written; must not exist');
  add(program, 'keygen [REMOTE]', 'make a key for a team; an operator then adds its public half', [out], keygen);

  const label = option('--label <TEXT>', 'whose key it is, for the history');
  const team = program.command('team').description('the teams of remotes; for operators');
  const paths = repeated(
    '--paths <PATH,…>',
    'such as /evenements; a path of another remote passes to this one, and its page stays until a version with it is live',
  ).makeOptionMandatory();
  const publicKey = option('--public-key <KEY>', 'trust this key of the team too (npx vipp-mf keygen)');
  add(
    team,
    'add <REMOTE>',
    'give a team the paths below which its remote may have pages',
    [paths, publicKey, label, ...OF_SITE],
    addTeam,
  );

  const keys = program.command('keys').description('the keys that the site trusts; for operators');
  add(keys, 'list [REMOTE]', 'list them', OF_SITE, list);
  add(keys, 'add <REMOTE> <PUBLIC_KEY>', 'trust a key of a team', [label, ...OF_SITE], addKey);
  add(keys, 'revoke <REMOTE> <KEY_ID>', 'trust it no more; what it signed stays', OF_SITE, revoke);
}
