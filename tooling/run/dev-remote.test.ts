import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { checkSite, parseDevelopment, remoteHere } from './dev-remote';

const folder = temporaryFolder();

describe('the site that a remote is developed against', () => {
  it('is named by its origin', () => {
    expect(parseDevelopment(['--against', 'https://www.example.com/contact'])).toBe('https://www.example.com');
    expect(parseDevelopment([])).toBeUndefined();
  });

  it.each([
    [['--against', 'localhost:3000'], /'localhost:3000' is invalid. It is a web address/],
    [['--site', 'https://www.example.com'], /unknown option '--site'/],
    [['--against'], /--against/],
  ])('is refused when it makes no sense: %j', (args, message) => {
    expect(() => parseDevelopment(args)).toThrow(message);
  });

  it('must have a registry', async () => {
    let status = 200;
    const { url: site, close } = await startHttpServer((request, response) =>
      response.writeHead(request.url === '/federation/api/contract.json' ? status : 500).end(),
    );
    await expect(checkSite(site)).resolves.toBeUndefined();
    status = 404;
    await expect(checkSite(site)).rejects.toThrow(/status 404.*npm start/);
    await close();
    await expect(checkSite(site)).rejects.toThrow(/no site answers/);
  });
});

it('the remote of a folder is named by its package, and none where that is another one, or missing', () => {
  expect(() => remoteHere(folder)).toThrow(/is no remote/);
  writeFileSync(path.join(folder, 'package.json'), '{"name":"shell"}');
  expect(() => remoteHere(folder)).toThrow(/npm run dev -w mf-forms/);
  writeFileSync(path.join(folder, 'package.json'), '{"name":"mf-forms"}');
  expect(remoteHere(folder)).toBe('mf-forms');
});
