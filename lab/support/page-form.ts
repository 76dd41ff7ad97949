/** A form of a page, as a browser without scripts fills it in and sends it. */
import { JSDOM } from 'jsdom';

export type PageForm = {
  action: string;
  valueOf: (name: string) => string;
  /** What a person answers: known answers, the first choice of a list, a text of its own for everything else. */
  answers: (known: Readonly<Record<string, string>>) => Record<string, string>;
  /** @param step value of the button that is pressed; the first one without it */
  fill: (values: Readonly<Record<string, string>>, step?: string) => URLSearchParams;
};

/** A trap for robots, which people do not see. */
const TRAP = 'site_bis';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @throws {Error} with the messages of the page when it has no such form */
export function pageForm(html: string, selector: string): PageForm {
  const { document } = new JSDOM(html).window;
  const form = document.querySelector<HTMLFormElement>(selector);
  if (!form) {
    const words = [...document.querySelectorAll('h1, [role="alert"]')].map(({ textContent }) => textContent);
    throw new Error(`the page has no ${selector}: ${words.join(' | ')}`);
  }
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')].filter(({ name }) => name !== '');
  const isHidden = ({ type }: Field): boolean => type === 'hidden';
  const choicesOf = (field: Field): string[] => {
    if ('options' in field) return [...field.options].map(({ value }) => value);
    return field.type === 'radio' ? fields.filter(({ name }) => name === field.name).map(({ value }) => value) : [];
  };
  const answerOf = (field: Field, known: string | undefined): string => {
    if (known !== undefined) return known;
    const choice = choicesOf(field).find((value) => value !== '');
    if (choice !== undefined || field.type === 'checkbox') return choice ?? '';
    return field.value || `Réponse à ${field.name}`;
  };
  const asked = fields.filter((field) => !isHidden(field) && field.name !== TRAP);
  return {
    action: form.getAttribute('action') ?? '',
    valueOf: (name) => fields.find((field) => field.name === name)?.value ?? '',
    answers: (known) => Object.fromEntries(asked.map((field) => [field.name, answerOf(field, known[field.name])])),
    fill: (values, step) => {
      const sent = new URLSearchParams(fields.filter(isHidden).map(({ name, value }) => [name, value]));
      for (const { name, type } of asked) {
        const value = values[name] ?? '';
        if (value !== '' || type !== 'checkbox') sent.set(name, value);
      }
      for (const name of ['debut', 'cle']) if (values[name] !== undefined) sent.set(name, values[name]);
      const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name="etape"]')];
      const button = step ?? buttons[0]?.value;
      if (button !== undefined) sent.set('etape', button);
      return sent;
    },
  };
}
