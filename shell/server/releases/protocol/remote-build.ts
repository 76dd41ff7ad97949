export * from '@vipp/shared/contract/federation/build-manifest';
