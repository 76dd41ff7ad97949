import { TEST_TOKEN } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';

const authorization = `Bearer ${TEST_TOKEN}`;

describe('the metrics of the content service', () => {
  const test = useTestApp('PostgreSQL');
  const metrics = async (): Promise<string> =>
    (await test.app.inject({ url: '/metrics', headers: { authorization } })).body;

  it('need the token of the API', async () => {
    expect((await test.app.inject({ url: '/metrics' })).statusCode).toBe(401);
  });

  it('count calls by route and status', async () => {
    await test.get('/getElement/category/all');
    await test.get('/no-such-call');
    const text = await metrics();
    expect(text).toMatch(/^vipp_backend_requests_total\{route="[^"]*\/category\/all",status="200"\} 1$/m);
    expect(text).toMatch(/^vipp_backend_requests_total\{route="none",status="404"\} 1$/m);
  });

  it('count the waiting mails and their age', async () => {
    expect(await metrics()).toMatch(/^vipp_mails_waiting 0$/m);
    const mail = { to: 'a@lagune.example', subject: 'Bonjour', text: 'Bonjour.' };
    await test.submissions.outbox.put(test.queries, mail);
    const text = await metrics();
    expect(text).toMatch(/^vipp_mails_waiting 1$/m);
    expect(Number(/^vipp_mails_oldest_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text).toMatch(/^vipp_database_up 1$/m);
  });
});
