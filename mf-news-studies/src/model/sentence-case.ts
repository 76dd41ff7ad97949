/** Requirement 2.28: a filter's label has its first letter capitalised and the rest in lower case. */
export function sentenceCase(label: string): string {
  const [first = '', ...rest] = label.trim();
  return first.toLocaleUpperCase('fr') + rest.join('').toLocaleLowerCase('fr');
}
