import { documentState } from './document-state';
import type { PageRequest } from './page-request';
import type { RenderedPage } from './render-page';

const request = {
  consentMade: false,
  consentReopened: false,
  release: { preview: [], canary: [], remotes: new Map() },
} as unknown as PageRequest;

const stateOf = (loaderData: Record<string, unknown>, shown: Partial<PageRequest> = {}): unknown =>
  JSON.parse(
    documentState({
      page: {
        body: '',
        pageRendered: true,
        context: { loaderData, actionData: null, errors: null },
      } as unknown as RenderedPage,
      request: { ...request, ...shown },
      origin: 'https://www.example.com',
    }),
  );

describe('the state of a page', () => {
  it('says what is unusual', () => {
    expect(stateOf({})).toEqual({ releases: {}, origin: 'https://www.example.com', loaderData: {} });
    expect(stateOf({}, { consentMade: true })).toMatchObject({ consentMade: true });
  });
});
