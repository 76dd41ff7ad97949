import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildProgram, runProgram } from '../testing/child-program';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { lockDataDirectory } from './data-directory-lock';

const root = temporaryFolder();
const newFolder = () => path.join(root, randomUUID());

const holdLock = (folder: string) => runProgram('testing/hold-lock.ts', { DATA_DIR: folder });
const kill = async (child: ChildProgram, signal: NodeJS.Signals = 'SIGKILL') => {
  child.process.kill(signal);
  await child.ended;
};

describe('the lock of a data folder', () => {
  it('refuses another process and names the holder, even a stopped one, until SIGKILL; it leaves no file', async () => {
    const folder = newFolder();
    const holder = holdLock(folder);
    await holder.printed('locked');
    const refused = `DATA_DIR ${folder} is in use by process ${holder.process.pid}, started 20`;
    await expect(lockDataDirectory(folder)).rejects.toThrow(refused);
    holder.process.kill('SIGSTOP');
    await expect(lockDataDirectory(folder)).rejects.toThrow(refused);
    await kill(holder);
    const lock = await lockDataDirectory(folder);
    const files = readdirSync(path.join(folder, 'lock'));
    expect(files.every((file) => file.startsWith(`${process.pid}-`))).toBe(true);
    await expect(lockDataDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await lock.release();
    expect(readdirSync(path.join(folder, 'lock'))).toEqual([]);
  });

  it('is acquired by exactly one of many attempts after its holder was killed', async () => {
    const folder = newFolder();
    const holder = holdLock(folder);
    await holder.printed('locked');
    await kill(holder);
    const attempts = Array.from({ length: 12 }, () => lockDataDirectory(folder));
    const all = await Promise.allSettled(attempts);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await (await Promise.any(attempts)).release();
  });

  it('works in a folder with too long a path for a socket', async () => {
    const folder = path.join(newFolder(), 'a'.repeat(80), 'b'.repeat(80));
    mkdirSync(folder, { recursive: true });
    const lock = await lockDataDirectory(folder);
    await expect(lockDataDirectory(folder)).rejects.toThrow('in use');
    await lock.release();
    await (await lockDataDirectory(folder)).release();
  });

  it('reports a folder that cannot be written', async () => {
    const file = path.join(newFolder(), 'file');
    mkdirSync(path.dirname(file));
    writeFileSync(file, '');
    const refused = /^backend: DATA_DIR .+file cannot be written \(.+\)\. Set it to a folder/;
    await expect(lockDataDirectory(file)).rejects.toThrow(refused);
  });
});
