import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadWithRetry } from './load-with-retry.client';

const address = { remote: 'mf-content', module: './home-page' } as const;
const page: PageModule = { Component: () => null, meta: () => ({ title: 't', description: 'd' }) };

/** Rejects `times` times, then resolves. */
function failing(times: number) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return page;
  };
  return { load, calls: () => calls };
}

it('loading a module of a remote retries once after a failure, without a report', async () => {
  const { load } = failing(1);
  const reports: string[] = [];
  await expect(loadWithRetry(load, ({ remote }) => reports.push(remote))(address)).resolves.toBe(page);
  expect(reports).toEqual([]);
});

it('loading a module of a remote fails after the second failure, and reports it', async () => {
  const { load, calls } = failing(5);
  const reports: string[] = [];
  const loading = loadWithRetry(load, ({ module }, kind) => reports.push(`${kind} ${module}`))(address);
  await expect(loading).rejects.toThrow('failure 2');
  expect([calls(), reports]).toEqual([2, ['load ./home-page']]);
});

it('loading a module of a remote times out without a retry when the module never loads', async () => {
  let calls = 0;
  const hangs = () => {
    calls += 1;
    return new Promise<never>(() => {});
  };
  const reports: string[] = [];
  const loading = loadWithRetry(hangs, ({ remote }) => reports.push(remote), 10)(address);
  await expect(loading).rejects.toThrow('mf-content: ./home-page did not load within 10 ms');
  expect([calls, reports]).toEqual([1, ['mf-content']]);
});
