import { expect, type Page } from '@playwright/test';

const ADDRESS_KEYS = new Set(['item', 'url', 'image', 'mainEntityOfPage']);

type Data = Record<string, unknown> & { '@type': string };

/** The structured data of the page on screen, by type. Its addresses must be absolute: readers take them out of the page. */
export async function structuredData(page: Page, origin: string): Promise<Map<string, Data>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts.map((text) => {
    return JSON.parse(text, (key, value: unknown) => {
      if (ADDRESS_KEYS.has(key))
        for (const address of [value].flat()) expect(String(address), key).toContain(`${origin}/`);
      return value;
    }) as Data;
  });
  return new Map(found.map((data) => [data['@type'], data]));
}
