/** What is said of a value that no form of ours sends. */
export const INVALID_VALUE = 'Cette valeur n’est pas valide.';
