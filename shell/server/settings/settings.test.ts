import { readSettings } from './settings';
import { takeSettings } from './process-settings';
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

describe('the settings of the gateway', () => {
  it.each(['BACKEND_URL', 'API_TOKEN', 'PREVIEW_SECRET', 'FORM_STATE_SECRET'])('need %s', (name) => {
    expect(refusal({ ...valid, [name]: '' })).toMatch(
      new RegExp(`^gateway: ${name} is missing\\. Set it like ${name}=\\S.*, see docs\\/settings\\.md$`),
    );
  });

  it('are taken out of the environment, where no remote reads them', async () => {
    process.env.API_TOKEN = SECRET;
    expect((await takeSettings()).API_TOKEN).toBe(SECRET);
    expect(JSON.stringify(process.env)).not.toContain(SECRET);
  });

  it('report every problem at once', () => {
    expect(refusal({ ...valid, PORT: 'x', SHARED_CACHE: 'y' })).toMatch(/^gateway: PORT .*\ngateway: SHARED_CACHE .*$/);
  });

  it('take the address of a backend with or without the path of its API', () => {
    for (const path of ['', '/', '/backend/public', '/backend/public/api/'])
      expect(readSettings({ ...valid, BACKEND_URL: `http://b.example${path}` }).backendUrl).toBe('http://b.example');
  });
});

describe('the secrets of the gateway', () => {
  it('are lists, of which the content service gets the first token only', () => {
    expect(readSettings({ ...valid, API_TOKEN: 'new,old', PREVIEW_SECRET: `${SECRET}-2,${SECRET}-1` })).toMatchObject({
      apiToken: 'new',
      previewSecrets: [`${SECRET}-2`, `${SECRET}-1`],
      formStateSecrets: [testSecrets.FORM_STATE_SECRET],
    });
  });

  it.each([
    ['PREVIEW_SECRET', { PREVIEW_SECRET: SECRET, API_TOKEN: SECRET }],
    ['PREVIEW_SECRET', { PREVIEW_SECRET: SECRET, FEDERATION_TOKEN: SECRET }],
    ['PREVIEW_SECRET', { FORM_STATE_SECRET: `${SECRET}-1,${SECRET}`, PREVIEW_SECRET: SECRET }],
    ['FORM_STATE_SECRET', { FORM_STATE_SECRET: SECRET, API_TOKEN: `new,${SECRET}` }],
  ])('are refused without being shown: %s in %j', (name, given) => {
    const text = refusal({ ...valid, ...given });
    expect(text).toMatch(new RegExp(`^gateway: ${name} repeats another secret`));
    expect(text).not.toMatch(/a-secret-of/);
  });
});
