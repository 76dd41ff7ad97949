/** What candidates do in the application form is counted in sums, with scripts and without, and read by `npm run site -- form figures`. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  answerForm,
  background,
  card,
  confirm,
  identity,
  IDENTITY_PATH,
  list,
  openPreview,
  receipt,
  SENT,
} from './support/application-form';
import { createFlow, type Flow } from './support/flow-command';
import { button, errorBox, field, FIGURES, fillIn, newEmail, passMinimumTimeWithoutScripts } from './support/forms';
import { openPage } from './support/open-page';
import { testOnOwnSite } from './support/own-site';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import type { WholeSite } from './support/whole-site';

let site: WholeSite;
let flow: Flow;

/** A site of its own, because candidates of other tests would be counted too. */
const test = testOnOwnSite({ WORKERS: '2' }, (ownSite) => {
  site = ownSite;
  flow = createFlow(site.dataDir);
  return flow.remove;
});

test.use({ expectedFaults: /status of 422/ });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

type Count = number | null;
type Named = { name: string; count: Count };
type Report = {
  stages: Record<'shown' | 'begun' | 'step1' | 'step2' | 'sent', Count>;
  stops: { total: Count; at: Named[] };
  questions: { name: string; asked: Count; answered: Count }[];
  messages: { text: string; count: Count }[];
  median: object | null;
};

const reportOf = async (...words: string[]): Promise<Report> =>
  (JSON.parse(await flow.call('figures', '--json', ...words)) as { figures: [Report] }).figures[0];

/** A number that gateways have passed on within seconds. */
const expectCount = (read: (report: Report) => Count | undefined, count: Count | undefined) =>
  expect.poll(async () => read(await reportOf()), { timeout: 20_000 }).toBe(count);

type Sent = { bodies: string[]; headers: Record<string, string>[] };

/** What the page sends to be counted; Playwright does not see the bodies of beacons. */
async function watchFigures(page: Page): Promise<Sent> {
  const sent: Sent = { bodies: [], headers: [] };
  page.on('request', (request) => FIGURES.test(request.url()) && sent.headers.push(request.headers()));
  await page.exposeFunction('recordBeacon', (body: string) => sent.bodies.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { recordBeacon } = window as unknown as { recordBeacon: (body: string) => void };
    navigator.sendBeacon = (address, body) => {
      if (String(address).endsWith('/form-figures')) void new Response(body).text().then(recordBeacon);
      return send(address, body);
    };
  });
  return sent;
}

const refuseCookies = (context: BrowserContext): Promise<void> =>
  context.addCookies([{ name: 'its_cookies', value: 'rejected', url: site.url }]);

type Visitor = { javaScriptEnabled?: boolean; consent?: typeof acceptCookies };

/** Each candidate has a browser of their own. */
async function asCandidate(
  browser: Browser,
  act: (page: Page) => Promise<void>,
  { javaScriptEnabled = true, consent = acceptCookies }: Visitor = {},
): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled, reducedMotion: 'reduce' });
  await consent(context);
  await act(await context.newPage());
  await context.close();
}

const times = async (count: number, act: (one: number) => Promise<void>): Promise<void> => {
  for (let one = 1; one <= count; one += 1) await act(one);
};

async function apply(page: Page, email = newEmail()): Promise<void> {
  await openPreview(page, email);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
}

const press = (page: Page, name: string) => button(card(page), name).click();

async function applyWithoutScripts(page: Page): Promise<void> {
  await page.goto(IDENTITY_PATH);
  await answerForm(card(page), identity(newEmail()));
  await press(page, 'Valider');
  await list(card(page), 'Niveau d’études').selectOption('bac+2');
  await button(card(page), 'Mettre à jour les questions').first().click();
  await press(page, 'Retour');
  await expect(field(card(page), 'Quartier')).toHaveValue('Bè');
  await press(page, 'Valider');
  await answerForm(card(page), background);
  await passMinimumTimeWithoutScripts(card(page));
  await press(page, 'Valider');
  await press(page, 'Confirmer et envoyer');
  await expect(card(page)).toContainText(SENT);
}

test('candidates who fill in all of it are counted once at each step, with scripts and without', async ({
  browser,
}) => {
  await times(3, () => asCandidate(browser, (page) => apply(page)));
  await asCandidate(browser, (page) => apply(page), { consent: refuseCookies });
  await expectCount(({ stages }) => stages.sent, null);
  await asCandidate(browser, applyWithoutScripts, { javaScriptEnabled: false });
  await expectCount(({ stages }) => stages.sent, 5);
  const report = await reportOf();
  expect(report.stages).toEqual({ shown: 5, begun: 5, step1: 5, step2: 5, sent: 5 });
  expect(report.stops).toEqual({ total: null, at: [] });
  expect(report.questions.find(({ name }) => name === 'nom')).toMatchObject({ asked: 5, answered: 5 });
  expect(report.median).toBeNull();
});

/** Leaves the site, as a candidate does who closes the tab; the browser ends once so many have begun. */
async function leave(page: Page, begun: number): Promise<void> {
  await page.goto('about:blank');
  await expectCount(({ stages }) => stages.begun, begun);
}

test('candidates who leave are counted at their question, until they return', async ({ browser }) => {
  const isNationality = ({ name }: Named) => name === 'nationalite';
  const stopped = (report: Report) => report.stops.at.find(isNationality)?.count;
  const begin = async (page: Page, begun: number) => {
    await openPage(page, IDENTITY_PATH);
    await fillIn(card(page), { Prénom: 'Awa', Nom: 'N’Diaye' });
    await leave(page, begun);
  };
  await times(5, (one) => asCandidate(browser, (page) => begin(page, 5 + one)));
  await expectCount(stopped, 5);
  await asCandidate(browser, async (page) => {
    await begin(page, 11);
    await expectCount(stopped, 6);
    await openPage(page, IDENTITY_PATH);
    await expect(field(card(page), 'Nom')).toHaveValue('N’Diaye');
    await apply(page);
  });
  await expectCount(stopped, 5);
  const { stages, median } = await reportOf();
  expect(stages).toEqual({ shown: 11, begun: 11, step1: 6, step2: 6, sent: 6 });
  expect(median).toBeNull();
});

test('messages are counted as they are shown, with scripts and without', async ({ browser }) => {
  const shown = (report: Report) => report.messages.find(({ text }) => text === 'Email invalide')?.count;
  await times(3, (one) =>
    asCandidate(browser, async (page) => {
      await openPage(page, IDENTITY_PATH);
      await fillIn(card(page), { 'Adresse e-mail': 'awa' });
      await field(card(page), 'Adresse').focus();
      await expect(card(page).getByText('Email invalide')).toBeVisible();
      await leave(page, 11 + one);
    }),
  );
  const sendMistake = async (page: Page) => {
    await page.goto(IDENTITY_PATH);
    await fillIn(card(page), { 'Adresse e-mail': 'awa' });
    await press(page, 'Valider');
    await expect(errorBox(card(page))).toContainText('Email invalide');
  };
  await asCandidate(browser, sendMistake, { javaScriptEnabled: false });
  await expectCount(({ stages }) => stages.begun, 15);
  await expectCount(shown, null);
  await asCandidate(browser, sendMistake, { javaScriptEnabled: false });
  await expectCount(shown, 5);
});

test('what is sent and stored has no identifier, and nothing of an answer', async ({ browser }) => {
  const email = newEmail();
  await asCandidate(
    browser,
    async (page) => {
      const sent = await watchFigures(page);
      await apply(page, email);
      await expect.poll(() => sent.bodies.join()).toContain('"sent":1');
      for (const body of sent.bodies) {
        expect(Object.keys(JSON.parse(body) as object).toSorted()).toEqual(['counts', 'version']);
        expect(body).toMatch(/^\{"version":1,"counts":\{("[\w ./]+":-?\d+,?)+\}\}$/);
        for (const typed of ['Awa', 'Diaye', 'lagune', 'Togolaise']) expect(body).not.toContain(typed);
      }
      expect(sent.headers.length).toBeGreaterThan(1);
      for (const headers of sent.headers) expect(headers['idempotency-key']).toBeUndefined();
      expect(await page.context().cookies()).toMatchObject([{ name: 'its_cookies' }]);
    },
    { consent: refuseCookies },
  );
  await expectCount(({ stages }) => stages.sent, 7);
  await expectCount(({ median }) => (median === null ? 0 : 5), 5);
});

test('recruiters read the figures in words, beside those of another version', async () => {
  const text = await flow.call('figures');
  expect(text).toMatch(/Candidature envoyée +7/);
  expect(text).toMatch(/Email invalide +5/);
  // Three who left at another question hide it: the total would reveal them.
  expect(text).toMatch(/Nationalité +masqué/);
  await flow.publish('label: Quartier', 'label: Quartier ou village');
  const compared = await flow.call('figures', '2', '--compare', '1');
  expect(compared).toMatch(/^Aucune des versions 2 et 1/);
  expect(compared).toMatch(/envoyées, sur commencées +moins de 5 +4\d,\d/);
  expect((await reportOf('1', '--since', '2999-01-01')).stages.shown).toBeNull();
});

test('a flood counts for one network up to its limit, and names that no form has count nothing', async ({
  request,
}) => {
  const before = (await reportOf('1')).stages.sent ?? 0;
  const post = (data: object) => request.post('/_data/form-figures', { data });
  expect((await post({ version: 1, counts: { sent: 1_000_000, 'asked inconnu': 9 } })).status()).toBe(204);
  expect((await post({ version: 1, counts: { sent: 1 }, visitor: 'x' })).status()).toBe(400);
  await expect.poll(async () => (await reportOf('1')).stages.sent).toBe(before + 1);
});
