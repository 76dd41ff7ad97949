import { count } from 'drizzle-orm';
import { candidats } from '../database/candidate-schema';
import { contacts } from '../database/submission-schema';
import { runProgram } from '../testing/child-program';
import { TEST_TOKEN } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';

describe('the contract check of the reference service', () => {
  const test = useTestApp('PostgreSQL');
  let url: string;
  beforeAll(async () => {
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('repeatedly finds every form answered as expected, and withdraws its application', async () => {
    for (const round of [1, 2]) {
      const program = runProgram('site-command.ts', {}, ['contract', '--url', url, '--token', TEST_TOKEN, '--forms']);
      const code = await program.ended;
      expect(program.output.stdout).toContain('All 14 forms are answered as expected.');
      expect(program.output.stdout).toContain('✓ POST /candidats/retrait  200\n  accepted');
      expect(program.output.stdout).toContain('✓ POST /signalements/complement  200\n  accepted');
      expect([code, program.output.stderr]).toEqual([0, '']);
      const rows = await test.database.queries.select({ rows: count() }).from(contacts);
      expect(rows).toEqual([{ rows: round }]);
    }
    expect(await test.database.queries.select({ rows: count() }).from(candidats)).toEqual([{ rows: 0 }]);
  });
});
