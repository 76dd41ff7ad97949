/** A recruiter who publishes versions and takes them back while candidates fill them in. Each has a required question of its own. */
import { createFlow } from '../../../e2e/support/flow-command';

const questionOf = (version: number): string => `essai${version}`;

/** The question of one version in the file of the form, in front of the motivation. */
const block = (indent: string, version: number): string =>
  [
    `- name: ${questionOf(version)}`,
    `  label: Question de la version ${version}`,
    '  required: Réponse obligatoire',
    `  feeds: essai_${version}`,
    '  kind: text',
    '  autocomplete: "off"',
  ]
    .map((line) => `${indent}${line}\n`)
    .join('');

const MOTIVATION = /(?:^ *- name: essai\d+\n(?: {2,}.*\n){5})?^( *)- name: motivation$/m;

/** The question that an application of a version must have an answer to; undefined for those without one. */
export type Published = ReadonlyMap<string, string | undefined>;

/**
 * Publishes `count` versions beside the first one, each third of them an earlier one again.
 *
 * @param betweenMs pause before each
 */
export async function publishVersions(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  count: number,
  pauseBefore: () => Promise<void>,
): Promise<Published> {
  const flow = createFlow(dataDir, settings);
  const questions = new Map<string, string | undefined>([['1', undefined]]);
  try {
    for (let version = 2; version <= count + 1; version += 1) {
      await pauseBefore();
      if (version % 3 === 0) {
        const earlier = String(version - 2);
        await flow.call('rollback', earlier, '--why', 'essai', '--by', 'Awa');
        questions.set(String(version), questions.get(earlier));
      } else {
        await flow.publish(MOTIVATION, `${block('$1', version)}$1- name: motivation`);
        questions.set(String(version), questionOf(version));
      }
    }
  } finally {
    flow.remove();
  }
  return questions;
}
