/** `npm run site -- contract`: whether any backend answers as the contract of the content service says. */
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import * as z from 'zod/mini';
import { callBackend } from '../contract-check/call-backend';
import { conforms, formatReport } from '../contract-check/print-report';
import { OperatorRefusal } from '../operators/operation';
import { addCommand, type CommandContext, type CommandGroup, typed } from './command';

const NOTE = `
Prints, field by field, what conforms (✓), what does not (✗) and what was not given (–).
Exit code: 0 when everything conforms, 1 when something does not, 2 when the check could not be made.`;

const URL_ARGUMENT = typed(z.url({ protocol: /^https?$/ }), 'It must start with http:// or https://');

export function addContractCommand(program: CommandGroup, { environment, print }: CommandContext): void {
  const contract = addCommand(program, 'contract', 'call every GET of a backend, and check its answers')
    .requiredOption('--url <URL>', 'address of the backend, with or without /backend/public/api', URL_ARGUMENT)
    .option('--token <TOKEN>', 'bearer token of its API; the first one of API_TOKEN when it is left out')
    .addHelpText('after', NOTE)
    .action(async ({ url, token: given }) => {
      const { values, problems } = parseVariables('contract', given === undefined ? environment : {});
      if (problems) contract.error(problems.join('; '));
      const token = given ?? values?.API_TOKEN?.[0] ?? contract.error('--token is missing, and API_TOKEN is not set');
      const reports = await callBackend({ url, token });
      print(`${formatReport(reports)}\n`);
      if (!reports.every(conforms)) throw new OperatorRefusal('the backend does not answer as the site expects');
    });
}
