/** What the processes of a gateway call of each other. */
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import type { Sanitiser } from '../content/html/sanitiser';
import type { CountReport, HealthReport, MetricValues, RegistryStore } from '../releases/shared-releases';
import type { CountSubmission } from '../submissions/count-submissions';

type Files = RegistryStore['files'];
type Snapshots = NonNullable<RegistryStore['snapshots']>;
type Peers = NonNullable<RegistryStore['peers']>;

/** What a worker begins with. */
export type WorkerStart = {
  siteFacts: SiteFacts;
  isRegistryShared: boolean;
  /** Notices for operators from the start of the main process. */
  notices: readonly string[];
};

/** Workers call these of the main process. */
export type MainCalls = {
  /** Called once, before the others. */
  start: () => Promise<WorkerStart>;
  readEvents: RegistryStore['readAfter'];
  appendEvent: RegistryStore['append'];
  readSnapshots: Snapshots['read'];
  writeSnapshot: Snapshots['write'];
  putFile: Files['put'];
  getFile: Files['get'];
  hasFile: Files['has'];
  sweepFiles: Files['sweep'];
  serves: Peers['serves'];
  untilServed: Peers['untilServed'];
  countSubmission: CountSubmission;
  sanitisePageEntry: Sanitiser['pageEntry'];
  sanitiseHtml: Sanitiser['html'];
  untilContentService: () => Promise<void>;
  countReport: CountReport;
  sendHealth: (reports: readonly HealthReport[]) => Promise<void>;
  metricsOfOthers: () => Promise<MetricValues[]>;
  /** This worker is ending by itself, and needs a successor. */
  replaceMe: () => Promise<void>;
};

/** The main process calls these of a worker. */
export type WorkerCalls = {
  /** Answers at once, unless the event loop of the worker is blocked. */
  answer: () => Promise<void>;
  registryChanged: () => Promise<void>;
  receiveHealth: (reports: readonly HealthReport[]) => Promise<void>;
  metrics: () => Promise<MetricValues | undefined>;
};
