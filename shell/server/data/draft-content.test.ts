import { API_BASE } from '@vipp/shared/contract/paths';
import { contentPreviewPath } from '@vipp/shared/contract/workshop/workshop-call';
import { startHttpServer, type HttpServer } from '@vipp/shared/testing/http-server.server';
import { createDraftContent } from './site-content';
import { samplePost } from './lists/testing/sample-items';

const TOKEN = 'a'.repeat(43);
const POSTS = '/getElement/posts/all';
const PAGE = '/content/page/6';

let backend: HttpServer;
const asked: string[] = [];
beforeAll(async () => {
  const answers: Record<string, unknown> = {
    [contentPreviewPath(TOKEN)]: {
      path: '/actualite/brouillon',
      answers: {
        [POSTS]: { data: [{ ...samplePost(1), slug: 'brouillon', content: '<p>a<script>b</script></p>' }] },
        '/getElement/category/all': { data: [] },
        '/getElement/postsArticles/all': { data: [] },
      },
    },
    [PAGE]: [{ name: 'RSE', content: '<p>publié</p>' }],
  };
  backend = await startHttpServer((request, response) => {
    const path = request.url?.replace(API_BASE, '') ?? '';
    asked.push(path);
    response.statusCode = path in answers ? 200 : 404;
    response.end(JSON.stringify(answers[path] ?? {}));
  });
});

const draft = (token: string) => createDraftContent({ backendUrl: backend.url, apiToken: 't' })(token);

it('the content of the site with a draft has the draft, sanitised, in place of the published text, and the rest unchanged', async () => {
  const content = await draft(TOKEN);
  expect(JSON.stringify(await content?.article('brouillon'))).toContain('<p>a</p>');
  expect(asked).not.toContain(POSTS);
  expect(JSON.stringify(await content?.contentPage(6))).toContain('publié');
});

it('the content of the site with a draft is the published one without the token of a draft', async () => {
  asked.length = 0;
  expect([await draft('b'.repeat(43)), await draft('../getElement')]).toEqual([undefined, undefined]);
  expect(asked).toEqual([contentPreviewPath('b'.repeat(43))]);
});
