/** Help of `npm run site -- form`. */
export const FORM_USAGE = `The application form: change it in a file, and publish it to all candidates.

npm run site -- form COMMAND

  pull [FILE] [--force]                      write the current version as YAML; --force: over changes in FILE
  check [FILE]                               print what is wrong with FILE; needs no site
  diff [FILE]                                print what FILE changes in the current version
  publish [FILE] --why TEXT [--by NAME] [--share PERCENT]
                                             publish FILE as the next version, live within a second; with PERCENT as a
                                             trial with this share of candidates
  end-trial publish|take-back --why TEXT [--by NAME]
                                             the version on trial goes to all candidates, or to none
  rollback VERSION --why TEXT [--by NAME]    publish the content of an earlier version as the next one
  history                                    list all versions: when, by whom and why
  figures [VERSION] [--compare VERSION] [--since DAY] [--json]
                                             how far candidates came, where they stop, which messages they get,
                                             how long it takes; the published version when none is named

FILE      candidature.yaml when it is left out
TEXT      the reason, for colleagues
PERCENT   5, 10, 20, 30 or 50
DAY       yyyy-mm-dd
NAME      who publishes; the user of this machine when it is left out

DATA_DIR or DATABASE_URL must be those of the site. Exit code: 0 done, 1 failed, 2 not understood.
docs/form-file.md explains the file.
`;
