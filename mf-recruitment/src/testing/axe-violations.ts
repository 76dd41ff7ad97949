import axe from 'axe-core';

/** Colours and fonts need a browser and are checked end to end; the landmarks around a page are the shell's. */
const rules = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
};

/** The violations that axe finds, with their markup; empty when there are none. */
export async function violationsOf(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
