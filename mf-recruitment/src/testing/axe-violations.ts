import axe from 'axe-core';

/** Colours and the shapes of letters need a browser, which the end-to-end tests have; the landmarks around a page are the shell's. */
const rules = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
};

/** What axe finds wrong, with the markup; nothing when all is well. */
export async function violationsOf(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
