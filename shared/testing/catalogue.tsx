/** The component catalogue, `npm run catalogue`: every example in both themes, on a narrow and on a wide screen. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { slugify } from '../lib/slugify';
import { createSiteStores, SiteProvider } from '../stores/site-context';
import type { Example } from '../ui/example';
import styles from './catalogue.module.css';

/** The examples of one file; `file` is its path from the project's root. */
export type CatalogueGroup = { file: string; examples: readonly Example[] };

const THEMES = ['light', 'dark'] as const;
const WINDOWS = ['wide', 'phone'] as const;
type Theme = (typeof THEMES)[number];

const titleOf = ({ file }: CatalogueGroup) =>
  file.replace(/^(shared|[^/]+\/src)\//, (folder) => `${folder.split('/')[0]}: `).replace(/\.examples\.tsx$/, '');
const groupId = (group: CatalogueGroup) => slugify(titleOf(group));

/** Id of an example in addresses. */
export const exampleId = (group: CatalogueGroup, { name }: Example): string => `${groupId(group)}--${slugify(name)}`;

function Frames({ id, name }: { id: string; name: string }) {
  return (
    <div className={styles.frames}>
      {THEMES.flatMap((theme) =>
        WINDOWS.map((size) => (
          <iframe
            key={theme + size}
            className={styles[size]}
            src={`?example=${id}&theme=${theme}`}
            title={`${name}, ${theme}, ${size}`}
            loading="lazy"
          />
        )),
      )}
    </div>
  );
}

/** All examples on one page, below an index. */
export function Catalogue({ groups }: { groups: readonly CatalogueGroup[] }) {
  return (
    <div className={styles.catalogue}>
      <a className={styles.skip} href="#examples">
        Skip the index
      </a>
      <nav className={styles.index} aria-label="Components">
        <ul role="list">
          {groups.map((group) => (
            <li key={group.file}>
              <a href={`#${groupId(group)}`}>{titleOf(group)}</a> <span>{group.examples.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <main id="examples" className={styles.examples} tabIndex={-1}>
        <h1>Components</h1>
        {groups.map((group) => (
          <section key={group.file} id={groupId(group)} aria-labelledby={`${groupId(group)}-title`}>
            <h2 id={`${groupId(group)}-title`}>{titleOf(group)}</h2>
            {group.examples.map((example) => (
              <section key={example.name} id={exampleId(group, example)}>
                <h3>
                  <a href={`?example=${exampleId(group, example)}&theme=light`}>{example.name}</a>
                </h3>
                <Frames id={exampleId(group, example)} name={`${titleOf(group)}, ${example.name}`} />
              </section>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

/** A single example as on a page of the site, with inactive links. */
export function ExampleAlone({ example, theme }: { example: Example; theme: Theme }) {
  const stores = createSiteStores({ theme, consent: 'accepted' });
  const router = createMemoryRouter([{ path: '*', element: <main className={styles.alone}>{example.element}</main> }]);
  return (
    <SiteProvider stores={stores} prefetch={() => undefined}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}

/** Shows the example that the address names, or all examples. */
export function startCatalogue(groups: readonly CatalogueGroup[]): void {
  const asked = new URLSearchParams(window.location.search);
  const theme: Theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
  const example = groups
    .flatMap((group) => group.examples.filter((one) => exampleId(group, one) === asked.get('example')))
    .at(0);
  if (example) document.documentElement.dataset['theme'] = theme;
  const target = document.body.appendChild(document.createElement('div'));
  createRoot(target).render(
    <StrictMode>
      {example ? <ExampleAlone example={example} theme={theme} /> : <Catalogue groups={groups} />}
    </StrictMode>,
  );
}
