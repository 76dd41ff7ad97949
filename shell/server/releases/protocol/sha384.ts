export * from '@vipp/shared/contract/federation/integrity.server';
