/** Command line that checks any backend against the contract: see `HELP`. */
import { parseArgs } from 'node:util';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { callBackend, CheckImpossible } from './contract-check/call-backend';
import { conforms, formatReport } from './contract-check/print-report';
import { formatTrials } from './contract-check/print-trials';
import { sendTrials } from './contract-check/send-trials';

const HELP = `Checks that a backend answers as the contract of the content service says.

  npm run site -- contract --url URL [--token TOKEN] [--forms]

  --url URL      address of the backend, with or without /backend/public/api
  --token TOKEN  bearer token of its API; without it the variable API_TOKEN is read, the first one of a list
  --forms        also sends a trial to the call of each form, marked « ESSAI »: the backend stores what it accepts
  --help         this text

Calls every GET and prints, field by field, what conforms (✓), what does not (✗) and what was not given (–).
With --forms also prints what visitors would read after each answer: accepted, refused and why, or a failure.
Exit code: 0 when everything conforms, 1 when something does not, 2 when the check could not be made.`;

class WrongUsage extends Error {}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        forms: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/** The first token of the site's own list is the one that its gateway sends. */
function tokenOfSettings(): string | undefined {
  const { values, problems } = parseVariables('contract', process.env);
  if (problems) throw new WrongUsage(problems.join('; '));
  return values.API_TOKEN?.[0];
}

function readTarget(values: { url?: string; token?: string }): { url: string; token: string } {
  const { url, token = tokenOfSettings() } = values;
  if (!url) throw new WrongUsage('--url is missing');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new WrongUsage(`--url must start with http:// or https:// (got "${url}")`);
  }
  if (!token) throw new WrongUsage('--token is missing, and API_TOKEN is not set');
  return { url, token };
}

async function run(args: string[]): Promise<number> {
  const values = readArguments(args);
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const { url, token } = readTarget(values);
  const reports = await callBackend(url, token);
  console.log(formatReport(reports));
  const trials = values.forms ? await sendTrials(url, token) : [];
  if (values.forms) console.log(`\n${formatTrials(trials)}`);
  return reports.every(conforms) && trials.every(({ isExpected }) => isExpected) ? 0 : 1;
}

run(process.argv.slice(2))
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const help = error instanceof WrongUsage ? '. See npm run site -- contract --help' : '';
    const expected = error instanceof WrongUsage || error instanceof CheckImpossible;
    console.error(`contract check: ${expected ? error.message + help : String(error)}`);
    process.exitCode = 2;
  });
