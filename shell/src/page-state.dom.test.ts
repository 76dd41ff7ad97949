import { PAGE_STATE_ID, readPageState, toScriptJson } from './page-state';

const TEXTS = ['</script><p>', '</SCRIPT >', '<!-- <script>', '<ScRiPt>alert(1)</sCrIpT>', 'a < b', '\u2028'];

it('the page state is read as written, whatever its texts contain', () => {
  const json = toScriptJson({ loaderData: TEXTS });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script><p>after</p>`;
  expect([readPageState().loaderData, document.body.childElementCount]).toEqual([TEXTS, 2]);
});

it('the page state defaults to the values of most pages', () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">{"consentMade":true,"loaderData":{}}</script>`;
  const state = { consentMade: true, consentReopened: false, pageRendered: true, errors: null };
  expect(readPageState()).toMatchObject(state);
});

it('the page state has the markup of a text as the page has it', () => {
  expect(toScriptJson('<p>Une phrase</p>')).toBe('"<p>Une phrase</p>"');
});
