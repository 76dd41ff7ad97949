import type { FormValues } from './form-answer';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By its name, because in the frame of a preview the classes are others. */
const isField = (element: Element): element is Field => /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.nodeName);

/** Writes values into the uncontrolled fields that they name; the others stay as they are, and so does the focus. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    if (!isField(field) || field.type === 'hidden') continue;
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.type === 'checkbox' || field.type === 'radio')
      (field as HTMLInputElement).checked = value.split('\n').includes(field.value);
    // The same value again would move the cursor to its end.
    else if (field.value !== value) field.value = value;
  }
}
