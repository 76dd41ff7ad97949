import { versionSchema } from '@vipp/shared/contract/federation/release-schemas';
import { minimalBuild } from '../testing/registry-events';
import { previewRibbon, RIBBON_STYLE } from './preview-ribbon';

const remotes = new Map([
  ['mf-forms', minimalBuild('mf-forms', 'v2')],
  ['mf-content', minimalBuild('mf-content', 'c1')],
] as const);

describe('the ribbon of a preview', () => {
  it('is missing without a preview', () => {
    expect(previewRibbon({ remotes, canary: ['mf-forms'], preview: [] })).toBe('');
  });

  it('names the version that is shown, and links to the end of the preview', () => {
    document.body.innerHTML = previewRibbon({ remotes, canary: [], preview: ['mf-forms'] });
    expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Aperçu');
    expect(document.querySelector('span')?.textContent).toBe('Aperçu\u202F: mf-forms v2');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/federation/preview/leave');
    expect(document.querySelector('style')?.textContent).toBe(RIBBON_STYLE.toString());
  });

  it.each(['<b>', '"', '&lt;', '..', '', 'a b', `${'v'.repeat(65)}`])(
    'never has to write %j: that is no version',
    (version) => {
      expect(versionSchema.safeParse(version).success).toBe(false);
    },
  );
});
