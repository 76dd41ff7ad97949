export * from '@vipp/shared/contract/federation/problem';
