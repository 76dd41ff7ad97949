import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { countryMaps } from '../model/country-maps';
import { countrySites } from '../model/country-sites';
import { inSite, renderInSite } from '@vipp/shared/testing/render-in-site';
import { Implantations } from './implantations';

const panels = (): HTMLDetailsElement[] => Array.from(document.querySelectorAll('details'));
const nameOf = (panel: Element) => panel.querySelector('h3')?.textContent;
const openCountries = () => Array.from(document.querySelectorAll('details[open]'), nameOf);

/** Imitates a browser without `<details name>` on a click on a summary. */
function openPanel(name: string) {
  const panel = panels().find((candidate) => nameOf(candidate) === name);
  if (!panel) throw new Error(`no panel named ${name}`);
  panel.open = true;
  fireEvent(panel, new Event('toggle'));
}

describe('Implantations', () => {
  it('opens one panel at a time without support of the browser', () => {
    renderInSite(<Implantations />);
    openPanel('Rwanda');
    expect(openCountries()).toEqual(['Rwanda']);
    openPanel('Togo');
    expect(openCountries()).toEqual(['Togo']);
  });

  it('opens and closes a panel after the click was painted', async () => {
    renderInSite(<Implantations />);
    const name = screen.getByRole('heading', { name: 'Togo' });
    fireEvent.click(name);
    expect(openCountries()).toEqual(['France']);
    await waitFor(() => expect(openCountries()).toEqual(['Togo']));
    fireEvent.click(name);
    await waitFor(() => expect(openCountries()).toEqual([]));
  });

  it('has every site in the HTML of the server', () => {
    const html = renderToString(inSite(<Implantations />)).replaceAll(/<[^>]+>/g, '');
    const french = ['Anteuil (Doubs)Relation client', 'ParisSolutions technologiquesConseil et formation'];
    const african = ['Cotonou1\u202F500 positionsÉcole de codage', 'Kigali300 positions', 'Lomé1\u202F000 positions'];
    for (const site of [...french, ...african]) expect(html).toContain(site);
  });

  it('draws a map for each country, in the order of the panels, by which CSS pairs them', () => {
    renderInSite(<Implantations />);
    const african = ['Bénin, carte avec Cotonou', 'Rwanda, carte avec Kigali', 'Togo, carte avec Lomé'];
    const maps = screen.getAllByRole('img').map((map) => map.getAttribute('aria-label'));
    expect(maps).toEqual(['France, carte avec Anteuil et Paris', ...african]);
    expect(panels().map(nameOf)).toEqual(countrySites.map(({ name }) => name));
  });

  it('counts on the overview the countries alone, in the order of the panels, by which CSS marks the open one', () => {
    const { container } = renderInSite(<Implantations />);
    for (const [index, { sites }] of countrySites.entries()) {
      const towns = container.querySelectorAll(`svg[aria-hidden] > .marked:nth-of-type(${index + 1}) circle`);
      expect(towns).toHaveLength(sites.length);
    }
  });

  it('marks every town of the text on its map', () => {
    for (const { code, sites } of countrySites) {
      const marked = countryMaps[code].towns.map(({ name }) => name);
      expect(marked.sort()).toEqual(sites.map(({ town }) => town).sort());
    }
  });
});
