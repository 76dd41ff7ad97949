import { versionSchema } from '@vipp/shared/contract/federation/remotes';
import { choiceOf } from '../testing/choice-example';
import { minimalBuild } from '../testing/registry-changes';
import { previewRibbon, RIBBON_STYLE } from './document';

const builds = [minimalBuild('mf-forms', 'v2'), minimalBuild('mf-content', 'c1')];

describe('the ribbon of a preview', () => {
  it('is missing without a preview', () => {
    expect(previewRibbon(choiceOf(builds, { canary: ['mf-forms'] }))).toBe('');
  });

  it('names the version that is shown, and links to the end of the preview', () => {
    document.body.innerHTML = previewRibbon(choiceOf(builds, { preview: ['mf-forms'] }));
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
