/**
 * Text without accents, one character for one: places found in the folded text are places in the original.
 * Give it text in composed form (NFC), in which a letter and its accent are one character.
 */
export const foldAccents = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charAt(index).normalize('NFD').charAt(0)).join('');
