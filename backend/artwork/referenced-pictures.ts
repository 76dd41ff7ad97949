import type { SeedPages } from '../seed/seed-types';

export type ReferencedPicture = { name: string; alt: string };

const attribute = (tag: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The drawn pictures of one stored folder that the content pages show, each once, with its text alternative. */
export const referencedPictures = (pages: SeedPages, folder: 'pages' | 'logos'): ReferencedPicture[] => {
  const html = Object.values(pages)
    .flat()
    .map(({ content }) => content)
    .join('\n');
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
    const name = new RegExp(`^storage/${folder}/([\\w-]+)\\.svg$`).exec(attribute(tag, 'src'))?.[1];
    if (name !== undefined && !found.has(name)) found.set(name, attribute(tag, 'alt'));
  }
  return [...found].map(([name, alt]) => ({ name, alt }));
};
