/** `keygen` for teams, `keys` and `team` for operators. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createKey } from '@vipp/shared/contract/federation/signature.server';
import { CommandError, EXIT } from './command-error';
import type { CommandContext, Outcome } from './context';
import { toColumns } from './columns';

export async function keygen({ options, cwd, remote }: CommandContext): Promise<Outcome> {
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
}

async function list({ operator }: CommandContext, [remote]: readonly string[]): Promise<Outcome> {
  const { remotes } = await operator().call('status', { remote });
  const result = remotes.flatMap(({ remote: name, keys }) => keys.map((key) => ({ remote: name, ...key })));
  const rows = result.map(({ remote: name, keyId, label, isRevoked }) => [
    name,
    keyId,
    label,
    isRevoked ? 'revoked' : '',
  ]);
  return { result: { keys: result }, text: rows.length > 0 ? toColumns(rows).join('\n') : 'no keys yet' };
}

async function add({ operator, options }: CommandContext, [remote, publicKey]: readonly string[]): Promise<Outcome> {
  const result = await operator().call('addKey', { remote, publicKey, label: options.label ?? `team of ${remote}` });
  return { result, text: `${remote}: the key ${result.keyId} (${result.label}) is trusted` };
}

async function revoke({ operator }: CommandContext, [remote, keyId]: readonly string[]): Promise<Outcome> {
  const result = await operator().call('revokeKey', { remote, keyId });
  return { result, text: `${remote}: the key ${keyId} is trusted no more` };
}

export async function team({ parsed, options, operator }: CommandContext): Promise<Outcome> {
  const { action, subjects: [remote, ...more] = [] } = parsed;
  const paths = (options.paths ?? []).flatMap((list) => list.split(','));
  if (action !== 'add' || !remote || more.length > 0 || paths.length === 0)
    throw new CommandError(EXIT.notUnderstood, 'team takes: add REMOTE --paths PATH,…');
  const site = operator();
  const result = await site.call('givePaths', { remote, paths });
  const publicKey = options['public-key'];
  if (publicKey) await site.call('addKey', { remote, publicKey, label: options.label ?? `team of ${remote}` });
  return {
    result,
    text: `${remote}: may have pages below ${result.paths.join(', ')}${publicKey ? '; its key is trusted' : ''}`,
  };
}

type Action = { run: typeof list; fewest: number; most: number };

/** Actions with the number of words that each needs. */
const ACTIONS = new Map<string | undefined, Action>([
  ['list', { run: list, fewest: 0, most: 1 }],
  ['add', { run: add, fewest: 2, most: 2 }],
  ['revoke', { run: revoke, fewest: 2, most: 2 }],
]);

export async function keys(context: CommandContext): Promise<Outcome> {
  const { action, subjects = [] } = context.parsed;
  const found = ACTIONS.get(action);
  if (!found || subjects.length < found.fewest || subjects.length > found.most) {
    throw new CommandError(
      EXIT.notUnderstood,
      'keys takes list [REMOTE], add REMOTE PUBLIC_KEY, or revoke REMOTE KEY_ID. npx vipp-mf keys --help explains them.',
    );
  }
  return found.run(context, subjects);
}
