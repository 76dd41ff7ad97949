import { readSettings, takeSettings } from './settings';

const SECRET = 'a-secret-of-these-settings-tests-0000';
const valid = { BACKEND_URL: 'http://127.0.0.1:9', API_TOKEN: 'token', FORM_STATE_SECRET: SECRET };

it('the settings of the gateway are taken out of the environment, where no remote reads them', () => {
  process.env.API_TOKEN = SECRET;
  expect(takeSettings().API_TOKEN).toBe(SECRET);
  expect(JSON.stringify(process.env)).not.toContain(SECRET);
});

it('the settings of the gateway report every problem at once', () => {
  const problems = /^gateway: PORT .*\ngateway: SHARED_CACHE .*$/;
  expect(() => readSettings({ ...valid, PORT: 'x', SHARED_CACHE: 'y' })).toThrow(problems);
});

it('the settings of the gateway take the address of a backend with or without the path of its API', () => {
  for (const path of ['', '/', '/backend/public', '/backend/public/api/'])
    expect(readSettings({ ...valid, BACKEND_URL: `http://b.example${path}` }).backendUrl).toBe('http://b.example');
});

it('the secrets of the gateway are lists, of which the content service gets the first token only', () => {
  const secrets = { API_TOKEN: 'new,old', FORM_STATE_SECRET: `${SECRET}-2,${SECRET}-1` };
  const formStateSecrets = [`${SECRET}-2`, `${SECRET}-1`];
  expect(readSettings({ ...valid, ...secrets })).toMatchObject({ apiToken: 'new', formStateSecrets });
});
