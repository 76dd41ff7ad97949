import { html } from './html';

describe('HTML by template', () => {
  it('takes what is put into it for text', () => {
    expect(html`<p title="${'"\'>'}">${'<script>&'}${3}</p>`.text).toBe(
      '<p title="&quot;&#39;&gt;">&lt;script&gt;&amp;3</p>',
    );
  });

  it('leaves HTML and lists of it as they are, and nothing for what is not there', () => {
    // prettier-ignore
    const list = html`<ul>${['a', 'b'].map((name) => html`<li>${name}</li>`)}${undefined}</ul>`;
    expect(list.text).toBe('<ul><li>a</li><li>b</li></ul>');
  });
});
