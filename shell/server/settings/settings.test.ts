import { readSettings } from './settings';
import { testSecrets } from '../testing/test-secrets';

const SECRET = 'a-secret-of-these-settings-tests-0000';
const valid = { BACKEND_URL: 'http://127.0.0.1:9', API_TOKEN: 'token', ...testSecrets };

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
}

describe('the secrets of the gateway', () => {
  it('are lists, of which the content service gets the first token only', () => {
    expect(readSettings({ ...valid, API_TOKEN: 'new,old', PREVIEW_SECRET: `${SECRET}-2,${SECRET}-1` })).toMatchObject({
      apiToken: 'new',
      previewSecrets: [`${SECRET}-2`, `${SECRET}-1`],
      formStateSecrets: [testSecrets.FORM_STATE_SECRET],
    });
  });

  it.each(['API_TOKEN', 'PREVIEW_SECRET', 'FORM_STATE_SECRET'])('need %s', (name) => {
    expect(refusal({ ...valid, [name]: '' })).toMatch(new RegExp(`^gateway: ${name}: .*"Settings" in README.md\\.$`));
  });

  it.each([
    [{ PREVIEW_SECRET: 'unfit' }, /^gateway: PREVIEW_SECRET: must be at least 32 visible ASCII characters/],
    [
      { FORM_STATE_SECRET: `${SECRET},unfit` },
      /^gateway: FORM_STATE_SECRET: must be at least 32 visible ASCII characters/,
    ],
    [
      { FORM_STATE_SECRET: `${SECRET} unfit` },
      /^gateway: FORM_STATE_SECRET: must be at least 32 visible ASCII characters/,
    ],
    [{ PREVIEW_SECRET: SECRET, API_TOKEN: SECRET }, /^gateway: PREVIEW_SECRET: must not repeat another secret/],
    [{ PREVIEW_SECRET: SECRET, FEDERATION_TOKEN: SECRET }, /^gateway: PREVIEW_SECRET: must not repeat another secret/],
    [
      { FORM_STATE_SECRET: `${SECRET}-1,${SECRET}`, PREVIEW_SECRET: SECRET },
      /^gateway: PREVIEW_SECRET: must not repeat another secret/,
    ],
    [
      { FORM_STATE_SECRET: SECRET, API_TOKEN: `new,${SECRET}` },
      /^gateway: FORM_STATE_SECRET: must not repeat another secret/,
    ],
  ])('are refused without being shown: %j', (given, message) => {
    const text = refusal({ ...valid, ...given });
    expect(text).toMatch(message);
    expect(text).not.toMatch(/unfit|a-secret-of/);
  });
});
