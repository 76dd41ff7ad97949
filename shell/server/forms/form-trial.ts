/** A version of the application form on trial: a visitor gets the same with every page, as with canaries. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormTrial } from '@vipp/shared/contract/application/form-calls';
import type { SiteApi } from '@vipp/shared/contract/site-api';

/**
 * The pages whose data contain the application form: during a trial they are not the same for all visitors. Another page that
 * reads the form gets the published version.
 */
const FORM_PAGES: ReadonlySet<string> = new Set(['/recrutements/candidature', '/recrutements/candidature/step2']);

export const hasForm = (pathname: string): boolean => FORM_PAGES.has(pathname);

/**
 * By a hash of version and bucket: all gateways choose the same people, and others than canaries and earlier trials did.
 *
 * @param bucket canary bucket of the visitor
 */
export const isInTrial = (bucket: number, { version, share }: FormTrial): boolean =>
  createHash('sha256').update(`form ${version} ${bucket}`).digest().readUInt32BE() < (share / 100) * 2 ** 32;

export type FormChoice = {
  /** The version on trial. */
  trial: number;
  /** Whether the visitor gets it; others get the published one. */
  isChosen: boolean;
};

/** Undefined while no trial runs: all visitors get the same. */
export type ChooseForm = (request: FastifyRequest, reply: FastifyReply) => Promise<FormChoice | undefined>;

type Options = {
  formTrial: () => Promise<FormTrial | null>;
  /** The canary bucket of a visitor, assigned if new. */
  assignBucket: (request: FastifyRequest, reply: FastifyReply) => number;
};

export const createChooseForm =
  ({ formTrial, assignBucket }: Options): ChooseForm =>
  async (request, reply) => {
    const trial = await formTrial();
    return trial ? { trial: trial.version, isChosen: isInTrial(assignBucket(request, reply), trial) } : undefined;
  };

/** The data calls of a visitor, with the form on trial for chosen buckets. */
export function withChosenForm<Api extends Pick<SiteApi, 'applicationForm'>>(
  api: Api,
  choice: FormChoice | undefined,
): Api {
  if (!choice?.isChosen) return api;
  return {
    ...api,
    applicationForm: async (version) => {
      if (version !== undefined) return api.applicationForm(version);
      const trialForm = await api.applicationForm(choice.trial);
      // A trial that cannot be read must not take the form away.
      return trialForm.ok ? trialForm : api.applicationForm();
    },
  };
}
