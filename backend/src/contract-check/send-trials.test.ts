import { createServer } from 'node:http';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { sendTrials } from './send-trials';

describe('the trials of the forms', () => {
  it('read no more of an answer than the site does, and report it as a problem', async () => {
    const server = createServer((request, response) => endlessAnswer().listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const reports = await sendTrials(`http://127.0.0.1:${Object(server.address()).port}`, 't');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(reports.length).toBeGreaterThan(5);
    const sent = reports.filter(({ problem }) => !problem?.startsWith('not sent'));
    expect(sent.map(({ problem }) => problem?.replace(/^.* is /, ''))).toEqual(sent.map(() => 'larger than 1 MB'));
  });
});
