import { expect, test } from './support/test';

test.use({ expectedFaults: /policy report|policy violation|Content Security Policy|Refused to/ });

const counted = (figures: string): number =>
  Number(/^vipp_policy_violations_total\{directive="img-src"\} (\d+)$/m.exec(figures)?.[1] ?? 0);

test('what the policy refuses is reported to the site, which counts it and keeps nothing of the address', async ({
  page,
  request,
}) => {
  const before = counted(await (await request.get('/metrics')).text());
  const reported = page.waitForRequest((asked) => asked.url().endsWith('/_reports/csp'));
  await page.goto('/rse');
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x?visitor=a' })),
  );
  expect((await reported).method()).toBe('POST');
  await expect.poll(async () => counted(await (await request.get('/metrics')).text())).toBe(before + 1);
  expect(await (await request.get('/metrics')).text()).not.toContain('elsewhere');
});
