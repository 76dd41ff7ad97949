import { html } from './html';

describe('the html template', () => {
  it('escapes values', () => {
    expect(html`<p title="${'"\'>'}">${'<script>&'}${3}</p>`.text).toBe(
      '<p title="&quot;&#39;&gt;">&lt;script&gt;&amp;3</p>',
    );
  });

  it('inserts HTML and lists of it unchanged, and omits undefined values', () => {
    // prettier-ignore
    const list = html`<ul>${['a', 'b'].map((name) => html`<li>${name}</li>`)}${undefined}</ul>`;
    expect(list.text).toBe('<ul><li>a</li><li>b</li></ul>');
  });
});
