/** What forbids publishing a definition as a new version. Versions that were published before may be published again without it. */
import { checkDefinition, type CheckedDefinition } from './check-definition';
import { problem } from './definition-checks/placed-fields';
import { unexplainedWarnings } from './wording-warnings';

/** The problems of `checkDefinition`, and each question that needs a reason and has none in `reasons`. */
export function checkNewVersion(value: unknown): CheckedDefinition {
  const checked = checkDefinition(value);
  if (!checked.definition) return checked;
  const problems = unexplainedWarnings(checked.definition).map(({ place, message, path }) =>
    problem(place, message, path),
  );
  return problems.length === 0 ? checked : { definition: undefined, problems };
}
