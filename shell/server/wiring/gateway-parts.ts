/** The parts that a gateway is assembled from. */
import type { FastifyBaseLogger } from 'fastify';
import type { Timeouts } from '../http/early-answers';
import type { Releases } from '../remotes/releases';
import type { Settings } from '../settings/settings';
import type { GatewayResources } from './gateway-resources';

export type GatewayParts = {
  settings: Settings;
  logger: FastifyBaseLogger;
  releases: Releases;
  resources: GatewayResources;
  timeouts?: Timeouts;
  /** Notices for operators from before the gateway started. */
  notices?: readonly string[];
};
