/** `keygen` for teams, `keys` for operators. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, EXIT } from './command-error.mjs';
import { toColumns } from './reading-commands.mjs';
import { makeKey } from './signing.mjs';

export async function keygen({ options, cwd, remote }) {
  const name = remote();
  const file = path.resolve(cwd, options.out);
  if (existsSync(file))
    throw new CommandError(
      EXIT.failed,
      `${file} exists, and may be a key that is in use. Name another file with --out.`,
    );
  const { pem, publicKey, keyId } = makeKey();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  const text = [
    `private key: ${file} (keep it secret; VIPP_KEY or --key names it)`,
    `public key:  ${publicKey}`,
    `An operator has the site trust it: npx vipp-mf keys add ${name} ${publicKey} --label "team of ${name}"`,
  ].join('\n');
  return { result: { remote: name, file, publicKey, keyId }, text };
}

async function list({ operator }, [remote]) {
  const { remotes } = await operator().get('/status', { remote });
  const result = remotes.flatMap(({ remote: name, keys }) => keys.map((key) => ({ remote: name, ...key })));
  const rows = result.map(({ remote: name, keyId, label, isRevoked }) => [
    name,
    keyId,
    label,
    isRevoked ? 'revoked' : '',
  ]);
  return { result: { keys: result }, text: rows.length > 0 ? toColumns(rows).join('\n') : 'no keys yet' };
}

async function add({ operator, options }, [remote, publicKey]) {
  const result = await operator().post('/keys', { remote, publicKey, label: options.label ?? `team of ${remote}` });
  return { result, text: `${remote}: the key ${result.keyId} (${result.label}) is trusted` };
}

async function revoke({ operator }, [remote, keyId]) {
  const result = await operator().post('/keys/revoke', { remote, keyId });
  return { result, text: `${remote}: the key ${keyId} is trusted no more` };
}

/** Actions with the number of words that each needs. */
const ACTIONS = { list: [list, 0, 1], add: [add, 2, 2], revoke: [revoke, 2, 2] };

export async function keys(context) {
  const { action, subjects } = context.parsed;
  const [run, fewest, most] = ACTIONS[action] ?? [];
  if (!run || subjects.length < fewest || subjects.length > most) {
    throw new CommandError(
      EXIT.notUnderstood,
      'keys takes list [REMOTE], add REMOTE PUBLIC_KEY, or revoke REMOTE KEY_ID. npx vipp-mf keys --help tells more.',
    );
  }
  return run(context, subjects);
}
