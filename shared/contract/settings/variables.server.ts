/** Every setting: its format, its default, its readers. A test compares it with docs/settings.md. */
import type * as z from 'zod/mini';
import * as format from './formats.server';

/**
 * `site`: npm start, which also checks the variables of its parts; `operators`: npm run site; `contract`:
 * npm run site -- contract.
 */
export type Program = 'site' | 'gateway' | 'backend' | 'operators' | 'contract' | 'vipp-mf';

export type Variable = {
  schema: z.ZodMiniType<unknown, string>;
  /** Completes “NAME is not …”. */
  expected: string;
  /** Completes “NAME=…” on a command line. */
  example: string;
  default?: string;
  /** Defaults of programs that have another one. */
  defaultOf?: Partial<Record<Program, string>>;
  /** How the value is made without a default, in the words of docs/settings.md. */
  made?: string;
  readBy: readonly Program[];
  requiredBy?: readonly Program[];
  /** Its value is never part of a message: logs have many readers. */
  isSecret?: true;
  /** Set by programs of this project alone. */
  isInternal?: true;
};

const MADE_SECRET = { made: 'made at the first start', isSecret: true } as const;
const folder = { schema: format.matching(/./), expected: 'a folder' };
const file = { schema: format.matching(/./), expected: 'a file' };
const SITE_AND_GATEWAY = ['site', 'gateway'] as const;
const SITE_AND_BACKEND = ['site', 'backend'] as const;
const GATEWAY = ['gateway'] as const;
const PARTS = ['site', 'gateway', 'backend'] as const;

export const variables = {
  PORT: {
    // In tests a gateway listens on any free port, 0; npm start refuses that.
    ...format.wholeNumber(0, 65_535),
    expected: 'a port number from 1 to 65535',
    example: '3000',
    default: '3000',
    readBy: PARTS,
  },
  HOST: {
    schema: format.matching(/^[a-z\d:][\w.:%-]*$/i),
    expected: 'an address or a name of this machine',
    example: '127.0.0.1',
    default: '0.0.0.0',
    defaultOf: { backend: '127.0.0.1' },
    readBy: PARTS,
  },
  PUBLIC_URL: {
    ...format.bareWebAddress,
    example: 'https://www.example.com',
    made: '`http://localhost:PORT`',
    readBy: PARTS,
  },
  WORKSHOP_URL: {
    ...format.bareWebAddress,
    example: 'https://atelier.example.com',
    made: '`http://atelier.localhost:PORT` where `PUBLIC_URL` is of this machine, else no workshop',
    readBy: PARTS,
  },
  DATA_DIR: { ...folder, example: '.data', default: '.data', readBy: [...PARTS, 'operators', 'vipp-mf'] },
  SITE_FACTS: {
    ...file,
    example: '/etc/vipp/site-facts.yaml',
    made: '`DATA_DIR/site-facts.yaml`',
    readBy: SITE_AND_GATEWAY,
  },
  DATABASE_URL: { ...format.postgresAddress, readBy: [...PARTS, 'operators'], isSecret: true },
  REGISTRY_DATABASE_URL: {
    ...format.postgresAddress,
    example: 'postgres://gateway:password@host:5432/database',
    made: 'a role that is made at the start',
    readBy: SITE_AND_GATEWAY,
    isSecret: true,
  },
  BACKEND_URL: {
    ...format.webAddress,
    example: 'https://backend.example.com',
    readBy: ['site', 'gateway', 'operators'],
    requiredBy: GATEWAY,
  },
  API_TOKEN: {
    ...format.tokenList,
    ...MADE_SECRET,
    readBy: [...PARTS, 'contract'],
    requiredBy: ['gateway', 'backend'],
  },
  FORM_STATE_SECRET: { ...format.secretList, ...MADE_SECRET, readBy: SITE_AND_GATEWAY, requiredBy: GATEWAY },
  OUTBOX_SECRET: { ...format.secretList, ...MADE_SECRET, readBy: SITE_AND_BACKEND, requiredBy: ['backend'] },
  FEDERATION_TOKEN: {
    schema: format.matching(/^[\x20-\x7e]+$/),
    expected: 'a token without accents',
    example: '$(openssl rand -hex 32)',
    ...MADE_SECRET,
    readBy: ['site', 'gateway', 'vipp-mf'],
  },
  OPERATOR_TOKEN: { ...format.secretList, readBy: ['site', 'backend', 'operators'], isSecret: true },
  BACK_OFFICE_URL: { ...format.webAddress, example: 'https://back-office.example.com', readBy: SITE_AND_GATEWAY },
  SMTP_URL: {
    ...format.mailServer,
    example: 'smtp://user:password@host:587',
    readBy: SITE_AND_BACKEND,
    isSecret: true,
  },
  MAIL_FROM: {
    schema: format.matching(/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$/),
    expected: 'a sender like VIPP <ne-pas-repondre@example.com>',
    example: "'VIPP <ne-pas-repondre@example.com>'",
    made: '`VIPP <ne-pas-repondre@host of PUBLIC_URL>`',
    readBy: SITE_AND_BACKEND,
  },
  CONTACT_RECIPIENTS: { ...format.emailList, readBy: SITE_AND_BACKEND, isSecret: true },
  STUDY_RECIPIENTS: { ...format.emailList, readBy: SITE_AND_BACKEND, isSecret: true },
  SIGNALEMENTS_RECIPIENTS: {
    ...format.publicKeyList,
    example: '$(age-keygen -y referent.txt)',
    made: 'a key pair made in `DATA_DIR/referent`; none with https, where no report is taken then',
    readBy: SITE_AND_BACKEND,
  },
  BACKUP_RECIPIENTS: {
    ...format.publicKeyList,
    example: '$(age-keygen -y backup-key.txt)',
    readBy: ['site', 'operators'],
  },
  SUBMISSION_LIMIT: { ...format.wholeNumber(1, 1_000_000), example: '60', default: '60', readBy: SITE_AND_GATEWAY },
  TRUST_PROXY: { ...format.trustedProxies, default: 'loopback', readBy: SITE_AND_GATEWAY },
  SHELL_CHECK: { ...format.choice(['on', 'off']), example: 'on', default: 'on', readBy: SITE_AND_GATEWAY },
  BACKEND_WAIT: { ...format.seconds(0, 86_400), example: '150', default: '0', readBy: GATEWAY },
  CONTENT_TTL: { ...format.seconds(0.01, 86_400), example: '30', default: '30', readBy: SITE_AND_GATEWAY },
  SHARED_CACHE: { ...format.choice(['on', 'off']), example: 'on', default: 'off', readBy: SITE_AND_GATEWAY },
  LOG_LEVEL: {
    ...format.choice(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
    example: 'info',
    /** Quiet by default: `npm start` is there to show the line with the address. */
    default: 'warn',
    defaultOf: { gateway: 'info', backend: 'info' },
    readBy: PARTS,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    ...format.webAddress,
    example: 'http://127.0.0.1:4318',
    readBy: PARTS,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    ...format.headerList,
    example: 'authorization=Bearer%20TOKEN',
    readBy: PARTS,
    isSecret: true,
  },
  OTEL_TRACES_SAMPLER_ARG: { ...format.share, example: '0.1', default: '1', readBy: ['site', 'gateway', 'backend'] },
  BACKEND_PORT: {
    ...format.wholeNumber(0, 65_535),
    expected: 'a port number from 0 (any free one) to 65535',
    example: '3001',
    default: '0',
    readBy: SITE_AND_BACKEND,
  },
  /** Holds the packages. */
  PACKAGES_DIR: { ...folder, example: '.', default: '.', readBy: GATEWAY, isInternal: true },
  /** Holds the builds within each package. */
  BUILD_FOLDER: { ...folder, example: 'dist', default: 'dist', readBy: GATEWAY, isInternal: true },
  /** A site whose registry and content are followed during the development of one remote: `LOCAL_BUILD` below PACKAGES_DIR. */
  AGAINST: { ...format.originOfWebAddress, example: 'https://www.example.com', readBy: GATEWAY, isInternal: true },
  LOCAL_BUILD: {
    schema: format.matching(/^mf-[\w-]+\/[\w-]+$/),
    expected: 'the folder of a build within a remote',
    example: 'mf-forms/dist-dev',
    readBy: GATEWAY,
    isInternal: true,
  },
  /** Set by `npm run dev`: pages reload after a change, and browsers store no file. */
  DEV_RELOAD: { ...format.choice(['1']), example: '1', readBy: GATEWAY, isInternal: true },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** A variable by the type that all of them have in common. */
export const variableNamed = (name: VariableName): Variable => variables[name];

const isVariableName = (name: string): name is VariableName => name in variables;

export const variableNames: readonly VariableName[] = Object.keys(variables).filter(isVariableName);

/** Those that operators set. */
export const settingNames: readonly VariableName[] = variableNames.filter((name) => !variableNamed(name).isInternal);
