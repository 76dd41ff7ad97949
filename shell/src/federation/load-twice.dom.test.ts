import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadTwice } from './load-twice.client';

const address = { remote: 'mf-content', module: './home-page' } as const;
const page: PageModule = { Component: () => null, meta: () => ({ title: 't', description: 'd' }) };

/** Fails so many times, then resolves. */
function failing(times: number) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return page;
  };
  return { load, calls: () => calls };
}

describe('a module of a remote', () => {
  it('is asked for once more when it fails, without a word', async () => {
    const { load } = failing(1);
    const reports: string[] = [];
    await expect(loadTwice(load, ({ remote }) => reports.push(remote))(address)).resolves.toBe(page);
    expect(reports).toEqual([]);
  });

  it('is given up after that, and counted against its version', async () => {
    const { load, calls } = failing(5);
    const reports: string[] = [];
    await expect(loadTwice(load, ({ module }, kind) => reports.push(`${kind} ${module}`))(address)).rejects.toThrow(
      'failure 2',
    );
    expect([calls(), reports]).toEqual([2, ['load ./home-page']]);
  });

  it('times out when it never loads, and not asked for again', async () => {
    let calls = 0;
    const hangs = () => {
      calls += 1;
      return new Promise<never>(() => {});
    };
    const reports: string[] = [];
    await expect(loadTwice(hangs, ({ remote }) => reports.push(remote), 10)(address)).rejects.toThrow(
      'mf-content: ./home-page did not come within 10 ms',
    );
    expect([calls, reports]).toEqual([1, ['mf-content']]);
  });
});
