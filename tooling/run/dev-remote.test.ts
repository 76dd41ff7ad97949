import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { freePort } from './free-port';
import { checkSite, parseDevelopment, remoteHere } from './dev-remote';

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
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/federation/api/contract.json' ? status : 500).end(),
    );
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${port}`;
    await expect(checkSite(site)).resolves.toBeUndefined();
    status = 404;
    await expect(checkSite(site)).rejects.toThrow(/status 404.*npm start/);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await expect(checkSite(site)).rejects.toThrow(/no site answers/);
  });
});

describe('the remote of a folder', () => {
  const folder = emptyFolder();

  it('is named by its package', () => {
    writeFileSync(path.join(folder, 'package.json'), '{"name":"mf-forms"}');
    expect(remoteHere(folder)).toBe('mf-forms');
  });

  it('is none where the package is another one, or none', () => {
    expect(() => remoteHere(folder)).toThrow(/is no remote/);
    writeFileSync(path.join(folder, 'package.json'), '{"name":"shell"}');
    expect(() => remoteHere(folder)).toThrow(/npm run dev -w mf-forms/);
  });
});
