export * from '@vipp/shared/contract/federation/signature.server';
