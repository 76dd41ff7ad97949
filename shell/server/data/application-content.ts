/**
 * The versions of the application form. Where the content service has none (they are no part of requirement 7.2), the
 * built-in definition is used.
 */
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationDefinition, ApplicationForm, Position } from '@vipp/shared/contract/application/definition';
import { formCalls, isClosed, type CurrentForm, type FormTrial } from '@vipp/shared/contract/application/form-calls';
import { reportChannelSchema } from '@vipp/shared/contract/forms/report';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { failure, mapResult, success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { ContentCache } from './source/content-cache';

type ReadForm = Pick<CurrentForm, 'version' | 'replacedAt' | 'trial' | 'newest'> &
  Pick<ApplicationForm, 'questions'> & { positions: readonly Position[] };

/** The content of the application form, and the version that a share of candidates gets. */
export type ApplicationContent = Pick<SiteApi, 'applicationForm' | 'positions' | 'hasFollowUp' | 'takesReports'> & {
  formTrial: () => Promise<FormTrial | null>;
};

/** The reasons of recruiters are not for candidates. */
const split = ({ positions, reasons: _reasons, ...questions }: ApplicationDefinition) => ({ questions, positions });

/** Version 0: no stored one has it, and it is never sent. */
const builtIn: ReadForm = { version: 0, replacedAt: null, trial: null, ...split(builtInApplication) };

const { current, version: byVersion } = formCalls;

/** The highest number of a version that exists. */
const newestOf = ({ version, trial, newest = version }: ReadForm): number =>
  Math.max(version, newest, trial?.version ?? 0);

/** For `ContentCache.refresh`: whether this answer reveals another version. */
export const isCurrentForm = (path: string): boolean => path === current.path;

function prepare(raw: unknown): ReadForm {
  const { definition, ...rest } = current.schema.parse(raw);
  return { ...rest, ...split(definition) };
}

type Options = { cache: ContentCache; now?: () => number };

export function createApplicationContent({ cache, now = Date.now }: Options): ApplicationContent {
  const readCurrent = async (): Promise<Result<ReadForm>> => {
    const read = await cache.get(current.path, prepare);
    return !read.ok && read.failure === 'not-found' ? success(builtIn) : read;
  };

  /** Only of existing versions: the gateway caches each for its whole life. */
  const readVersion = async (version: number): Promise<Result<ReadForm>> => {
    let newest = await readCurrent();
    if (newest.ok && version > newestOf(newest.data)) {
      // Another gateway may have shown it already.
      await cache.refresh(isCurrentForm);
      newest = await readCurrent();
    }
    if (!newest.ok || newest.data.version === version) return newest;
    if (!Number.isInteger(version) || version < 1 || version > newestOf(newest.data)) return failure('not-found');
    return cache.get(byVersion.path.replace('{version}', String(version)), prepare);
  };

  return {
    applicationForm: async (version) => {
      const read = await (version === undefined ? readCurrent() : readVersion(version));
      if (!read.ok) return read;
      const { version: found, replacedAt, questions } = read.data;
      return success({ version: found, questions, isClosed: isClosed({ replacedAt }, now()) });
    },
    formTrial: async () => {
      const read = await readCurrent();
      return read.ok ? read.data.trial : null;
    },
    // Codes and links are no part of requirement 7.2 either: a service has both extensions or none.
    hasFollowUp: async () => mapResult(await readCurrent(), ({ version }) => version !== builtIn.version),
    takesReports: async () => {
      const read = await cache.get(submissionCalls.report.path, (raw) => reportChannelSchema.parse(raw));
      return read.ok ? success(read.data.isOpen) : read.failure === 'not-found' ? success(true) : read;
    },
    positions: async () => mapResult(await readCurrent(), ({ positions }) => positions),
  };
}
