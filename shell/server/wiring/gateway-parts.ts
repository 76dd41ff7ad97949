/** What a gateway is made of. */
import type { FastifyBaseLogger } from 'fastify';
import type { Timeouts } from '../http/early-answers';
import type { Releases } from '../releases/releases';
import type { Settings } from '../settings/settings';

export type GatewayParts = {
  settings: Settings;
  logger: FastifyBaseLogger;
  releases: Releases;
  timeouts?: Timeouts;
  /** What operators should change, found out before the gateway started. */
  notices?: readonly string[];
};
