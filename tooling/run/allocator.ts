/**
 * Settings of the gateway’s C library, where it is glibc; others ignore them. A published build goes through many buffers
 * of some kilobytes to some megabytes, in several threads: by itself glibc keeps an arena for each thread, raises its
 * threshold with every large buffer that is freed, and hardly ever gives back what lies between two that are still used.
 */
export const ALLOCATOR_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
