const fromHost = (requiredVersion) => ({ import: false, singleton: true, strictVersion: true, requiredVersion });

/** What the site provides, as `GET /federation/api/contract.json` lists it. */
export const sharedModules = {
  react: fromHost('^19.3.1'),
  'react/jsx-runtime': fromHost('^19.3.1'),
  '@vipp/shared/stores/router': fromHost('^1.0.0'),
  '@vipp/shared/stores/site-context': fromHost('^1.0.0'),
};
