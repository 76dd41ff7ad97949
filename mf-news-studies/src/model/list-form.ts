/** Conversion between the fields of a list's form and its query string. */

export function readForm(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** Writes a query into the form, except into hidden fields, which belong to the list. */
export function writeForm(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === '' || field.type === 'hidden') continue;
    if (field.type === 'checkbox') field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.get(field.name) ?? '';
  }
}

/** True after a visitor has changed a field of the server's form. */
export const isTouched = (form: HTMLFormElement): boolean =>
  Array.from(form.elements).some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
