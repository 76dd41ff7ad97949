/** A form of a page, as a browser without JavaScript fills it in and sends it. */
import { attribute, elementsBelow, parseHtml, type Element } from '../../support/html-tree';

export type PageForm = {
  action: string;
  /** Names and values of hidden fields. */
  hidden: ReadonlyMap<string, string>;
  /** Fields that a visitor fills in, with the values of their choices. */
  fields: ReadonlyMap<string, { kind: string; choices: readonly string[]; value: string }>;
  /** Values of its buttons for the next step. */
  steps: readonly string[];
};

const STEP = 'etape';

const valueOf = (element: Element): string => attribute(element, 'value') ?? '';

const choicesOf = (select: Element): string[] =>
  [...elementsBelow(select)].filter(({ tagName }) => tagName === 'option').map(valueOf);

function readField(element: Element, known: PageForm['fields']): { kind: string; choices: string[]; value: string } {
  const kind = element.tagName === 'input' ? (attribute(element, 'type') ?? 'text') : element.tagName;
  const name = attribute(element, 'name') ?? '';
  if (kind === 'select') return { kind, choices: choicesOf(element), value: '' };
  if (kind === 'radio') return { kind, choices: [...(known.get(name)?.choices ?? []), valueOf(element)], value: '' };
  return { kind, choices: [], value: valueOf(element) };
}

function readForm(form: Element): PageForm {
  const hidden = new Map<string, string>();
  const fields = new Map<string, { kind: string; choices: readonly string[]; value: string }>();
  const steps: string[] = [];
  for (const element of elementsBelow(form)) {
    const name = attribute(element, 'name');
    if (name === undefined) continue;
    if (element.tagName === 'button') {
      if (name === STEP) steps.push(valueOf(element));
    } else if (attribute(element, 'type') === 'hidden') hidden.set(name, valueOf(element));
    else if (['input', 'select', 'textarea'].includes(element.tagName)) fields.set(name, readField(element, fields));
  }
  return { action: attribute(form, 'action') ?? '', hidden, fields, steps };
}

/** The forms of a page that have a button for a step. */
export const formsOf = (html: string): PageForm[] =>
  parseHtml(html, { scriptingEnabled: false })
    .filter(({ tagName }) => tagName === 'form')
    .map(readForm)
    .filter(({ steps }) => steps.length > 0);
