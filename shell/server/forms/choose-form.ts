/** Decides during a trial which version of the application form a visitor gets: the same with every page, as with canaries. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormTrial } from '@vipp/shared/contract/application/form-calls';
import { isInTrial } from './trial-share';

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
  /** The canary bucket of a visitor, who gets one where they have none. */
  assignBucket: (request: FastifyRequest, reply: FastifyReply) => number;
};

export const createChooseForm =
  ({ formTrial, assignBucket }: Options): ChooseForm =>
  async (request, reply) => {
    const trial = await formTrial();
    return trial ? { trial: trial.version, isChosen: isInTrial(assignBucket(request, reply), trial) } : undefined;
  };
