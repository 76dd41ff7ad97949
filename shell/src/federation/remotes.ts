export * from '@vipp/shared/contract/federation/remotes';
