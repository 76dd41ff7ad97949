/** Requirement 2.28: capitalises the first letter of a filter's label, with the rest in lower case. */
export function sentenceCase(label: string): string {
  const [first = '', ...rest] = label.trim();
  return first.toLocaleUpperCase('fr') + rest.join('').toLocaleLowerCase('fr');
}
