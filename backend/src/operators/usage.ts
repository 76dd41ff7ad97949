/** Help of the operators' command. */
import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import { REPORT_OUTCOMES } from '../database/report-schema';
import { collections } from './collections';

export const USAGE = `What visitors sent, for the operators of the site.

npm run site -- submissions COMMAND

  list COLLECTION [--since DATE] [--csv | --json]     print what was received, as a table
  export COLLECTION [--since DATE] [--csv | --json]   print all of it, as JSON by default
  purge [--yes]                                       print what is past its retention time; with --yes, delete it
                                                      at once: the service does so every hour
  erase COLLECTION ID [--yes]                         print which record would be deleted; with --yes, delete it
  users add EMAIL [--role ROLE]                       create a back-office user, who gets a link by mail
  users set-role EMAIL ROLE|none                      change what an account may do; its sessions end
  users list                                          accounts with their roles

  candidats set-state REFERENCE STATE                 set the state of an application; its candidate gets a mail

  referent list                                       reports with their deadlines
  referent export --identity FILE [--since DATE]      print decrypted reports and messages, as JSON
  referent acknowledge ID                             record that the reporter knows the report was received
  referent answer ID --identity FILE --text TEXT      answer the reporter, who reads it with the receipt code
  referent close ID --outcome OUTCOME                 close a report; decides how long it is stored

COLLECTION  ${Object.keys(collections).join(', ')}
DATE        a day such as 2026-11-30
REFERENCE   of an application, such as VIPP-7F3K-9QTM, or the id of its row
ROLE        recruiter: the workshop; administrator: its audit trail and erasing too; referent: reports
STATE       ${Object.keys(APPLICATION_STATES).join(', ')}
OUTCOME     ${REPORT_OUTCOMES.join(', ')}
FILE        secret key of a referent, as age-keygen writes it; it does not leave this process.
            TEXT may be - to read it from the standard input.

DATA_DIR or DATABASE_URL must be those of the site. Exit code: 0 done, 1 failed, 2 not understood.
`;

/** The command line cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
