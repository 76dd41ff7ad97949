import { FILE_KEY, PAGE_STATE_ID, readPageState, toScriptJson } from './page-state';

const TEXTS = [
  '</script><p>',
  '</SCRIPT >',
  '<!-- <script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<p>Une <b>phrase</b></p>',
  'a < b',
  '\u2028',
  '{"$file":"/_data/none"}',
];

it('is read as it was written, whatever its texts contain', async () => {
  const json = toScriptJson({ loaderData: TEXTS });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script><p>after</p>`;
  expect((await readPageState()).loaderData).toEqual(TEXTS);
  expect(document.body.childElementCount).toBe(2);
});

it('says what most pages say where nothing else is written', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">{"consentMade":true,"loaderData":{}}</script>`;
  expect(await readPageState()).toMatchObject({
    consentMade: true,
    consentReopened: false,
    pageRendered: true,
    errors: null,
  });
});

it('has the markup of a text as the page has it', () => {
  expect(toScriptJson('<p>Une phrase</p>')).toBe('"<p>Une phrase</p>"');
});

describe('with data in files', () => {
  const requested: string[] = [];

  /** Answers requests with these, one after the other; no answer is a lost connection. */
  function answerWith(...answers: (Response | undefined)[]): void {
    requested.length = 0;
    window.fetch = async (address) => {
      requested.push(String(address));
      const answer = answers[requested.length - 1];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    };
  }
  const questions = (): Response => ({ ok: true, json: async () => ({ steps: [1] }) }) as unknown as Response;
  const unavailable = { ok: false, status: 503 } as Response;

  beforeEach(() => {
    const form = { questions: { [FILE_KEY]: '/_data/application-form/1/abc' } };
    const json = toScriptJson({ loaderData: { first: form, second: form, none: null } });
    document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
  });

  it.each([
    ['at once', [undefined], 1],
    ['after a lost connection', [undefined, undefined], 2],
    ['after a failure of the service', [unavailable, undefined], 2],
  ])('has it in every place, loaded %s', async (_when, failures, count) => {
    answerWith(...failures.slice(0, -1), questions());
    const form = { questions: { steps: [1] } };
    expect((await readPageState()).loaderData).toEqual({ first: form, second: form, none: null });
    expect(requested).toEqual(Array.from({ length: count }, () => '/_data/application-form/1/abc'));
  });

  it('is not there where a file cannot be loaded twice', async () => {
    answerWith(undefined, unavailable);
    await expect(readPageState()).rejects.toThrow('/_data/application-form/1/abc answered 503');
  });
});
