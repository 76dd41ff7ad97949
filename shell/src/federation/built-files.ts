/** Where built files are; nothing that a visitor or content wrote is below it. */
export const BUILT_FILES = '/_mf/';
