/** Options of ESLint’s rule `no-restricted-globals`. */

/** Both throw on a malformed percent sequence, which anybody can write into an address. */
const throwingDecoders = ['decodeURIComponent', 'decodeURI'].map((name) => ({
  name,
  message: 'It throws on malformed input. Use decodeUri or anchorId of @vipp/shared/lib/decode-uri.',
}));

export const restrictedGlobals = { globals: throwingDecoders, checkGlobalObject: true };
