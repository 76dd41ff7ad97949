export * from '@vipp/shared/contract/federation/api-calls.server';
