import path from 'node:path';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { dataFolder, preflight } from './preflight.mjs';
import { parseSettings } from './run/settings';

const DATA_DIR = temporaryFolder();

it('the preflight refuses a port in use, without blanks around it as in the settings', async () => {
  const port = Number(new URL((await startHttpServer(() => undefined)).url).port);
  const env = { DATA_DIR, HOST: ' 127.0.0.1 ', PORT: ` ${port} ` };
  expect(parseSettings(env).port).toBe(port);
  await expect(preflight(env)).rejects.toThrow(`PORT ${port} is already in use`);
});

it('refuses a data folder that cannot be written', async () => {
  const env = { DATA_DIR: '/etc/passwd/x', HOST: '127.0.0.1', PORT: '0' };
  await expect(preflight(env)).rejects.toThrow('DATA_DIR cannot be written: /etc/passwd/x');
});

it.each(['10.255.255.1', 'no-such-host.invalid', '::9'])('names HOST where %s is not of this machine', async (HOST) => {
  const refused = `HOST ${HOST} is no address of this machine`;
  await expect(preflight({ DATA_DIR, HOST, PORT: '3999' })).rejects.toThrow(refused);
});

const MALFORMED = [{ PORT: 'abc' }, { PORT: '0' }, { PORT: '70000' }, { HOST: 'two words' }];
it.each(MALFORMED)('the preflight leaves malformed values to the settings: %j', async (malformed) => {
  await expect(preflight({ DATA_DIR, HOST: '127.0.0.1', PORT: '1', ...malformed })).resolves.toBeUndefined();
  expect(() => parseSettings(malformed)).toThrow(/ is not .*see docs\/settings\.md$/);
});

it.each([undefined, '', ' ', ' .data '])('the preflight finds the data folder of the settings: %j', (given) => {
  expect(dataFolder({ DATA_DIR: given })).toBe(path.resolve(import.meta.dirname, '../.data'));
});
