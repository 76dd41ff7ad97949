/** Removes control characters: keyboards do not type them, and PostgreSQL cannot store all of them. */
export const storableText = (text: string): string => text.replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');
