import { itemExample } from '@vipp/shared/testing/content-entries';
import { hasTelephone, withTelephones } from './site-telephones';

const sites = (...items: ReturnType<typeof itemExample>[]) => ({ name: 'Nos coordonnées', prose: '', items });
const ofContent = { href: 'tel:+33199000000', text: '01' };

describe('the telephone numbers of the sites', () => {
  it('are the filled-in ones, in E.164, whatever the case or the accents of the town', () => {
    const shown = withTelephones(sites(itemExample('Lomé', ofContent)), { LOME: '+33 1 99 00 12 20' });
    expect(shown?.items).toMatchObject([
      { title: 'Lomé', link: { href: 'tel:+33199001220', text: '+33\u00a01\u00a099\u00a000\u00a012\u00a020' } },
    ]);
  });

  it('have a further entry for a town that the content does not know', () => {
    expect(withTelephones(sites(itemExample('Paris')), { Dakar: '+221 33 800 00 00' })?.items).toMatchObject([
      { title: 'Paris', link: null },
      { title: 'Dakar', link: { href: 'tel:+221338000000' } },
    ]);
  });

  it('are those of the content, or none, where nothing is filled in', () => {
    const shown = withTelephones(sites(itemExample('Paris', ofContent), itemExample('Lomé')), {});
    expect(shown?.items.map(({ link }) => link)).toEqual([ofContent, null]);
    expect([shown, sites(itemExample('Lomé')), null].map(hasTelephone)).toEqual([true, false, false]);
  });

  it('are not shown without the content of the page', () => {
    expect(withTelephones(null, { Paris: '+33 1 99 00 12 10' })).toBeNull();
  });
});
