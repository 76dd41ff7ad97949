import { parseSettings } from './settings';

const parsing = (env: NodeJS.ProcessEnv) => () => parseSettings(env);

describe('the settings', () => {
  it('have a default for everything a first start needs, and derive the addresses from the port', () => {
    expect(parseSettings({})).toMatchObject({ port: 3000, logLevel: 'warn', secrets: {} });
    const addresses = { publicUrl: 'http://localhost:8080', workshopUrl: 'http://atelier.localhost:8080' };
    expect(parseSettings({ PORT: '8080' })).toMatchObject(addresses);
  });

  it('have no workshop where only the site has a name, and refuse one on the host of the site', () => {
    const PUBLIC_URL = 'https://vipp.example';
    expect(parseSettings({ PUBLIC_URL })).toMatchObject({ publicUrl: PUBLIC_URL, workshopUrl: undefined });
    const WORKSHOP_URL = 'https://atelier.vipp.example';
    expect(parseSettings({ PUBLIC_URL, WORKSHOP_URL }).workshopUrl).toBe(WORKSHOP_URL);
    expect(parsing({ PUBLIC_URL, WORKSHOP_URL: PUBLIC_URL })).toThrow('the workshop needs its own');
    expect(parsing({ PUBLIC_URL, WORKSHOP_URL: 'http://atelier.vipp.example' })).toThrow('is not https');
  });

  it('refuse a port that would be any free one: the site prints its address before', () => {
    expect(parsing({ PORT: '0' })).toThrow(/^PORT is not a port number from 1 to 65535.*$/);
  });

  it('hold the secrets that are set as text, for the parts', () => {
    const OUTBOX_SECRET = `${'1'.repeat(32)},${'0'.repeat(32)}`;
    expect(parseSettings({ API_TOKEN: 'new,old', FEDERATION_TOKEN: ' ', OUTBOX_SECRET }).secrets).toEqual({
      API_TOKEN: 'new,old',
      OUTBOX_SECRET,
    });
  });
});
