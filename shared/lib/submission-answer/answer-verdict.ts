/** Reads whether a code, a flag or a word in an answer reports success. */
import { foldSearchText } from '../search-text';

export type Verdict =
  | { kind: 'none' }
  | { kind: 'good' }
  | { kind: 'bad'; code?: number }
  /** There is a status of an unknown kind. */
  | { kind: 'unknown' };

/** Of folded words; the last ones are what Laravel answers about passwords. */
const GOOD_WORD =
  /^(?:1|true|yes|oui|ok(?:ay)?|succ(?:es|ess|essful|eeded)|done|created|accepted|sent|saved|stored|received|queued|pending|en_attente|envoye|enregistre|recu|passwords\.(?:sent|reset))$/;
const BAD_WORD =
  /^(?:0|false|non?|ko|nok|err(?:or|ors|eur)|fail(?:ed|ure)?|echec|exception|invalide?|refused?|reject(?:ed)?|rejete|denied|forbidden|unauthorized|unavailable|indisponible|maintenance|down)$/;

function readNumber(code: number): Verdict {
  if (code >= 200 && code <= 299) return { kind: 'good' };
  if (code >= 300 && code <= 599) return { kind: 'bad', code };
  if (code === 1) return { kind: 'good' };
  return code === 0 ? { kind: 'bad' } : { kind: 'unknown' };
}

/** Reads `"ok"`, `"error"`, or a code as text such as `"422"` or `"422 Unprocessable Content"`. */
function readWord(text: string): Verdict {
  const word = foldSearchText(text).trim();
  if (word === '') return { kind: 'none' };
  const [code] = /^\d{3}(?=$|[\s:])/.exec(word) ?? [];
  if (code !== undefined) return readNumber(Number(code));
  if (GOOD_WORD.test(word)) return { kind: 'good' };
  return BAD_WORD.test(word) ? { kind: 'bad' } : { kind: 'unknown' };
}

/** @param value property `status_code`, `status` or `ok` of an answer */
export function readVerdict(value: unknown): Verdict {
  if (value === undefined || value === null) return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: value ? 'good' : 'bad' };
  if (typeof value === 'number') return readNumber(value);
  return typeof value === 'string' ? readWord(value) : { kind: 'unknown' };
}

/** Reads `code`, which is a status only when it is one of HTTP; a receipt also has a code. */
export function readCodeVerdict(value: unknown): Verdict {
  const verdict = readVerdict(value);
  return verdict.kind === 'good' || (verdict.kind === 'bad' && verdict.code !== undefined) ? verdict : { kind: 'none' };
}

/** Reads `success`, which is a flag or the text of a success. */
export function readSuccessVerdict(value: unknown): Verdict {
  const verdict = readVerdict(value);
  return verdict.kind === 'unknown' && typeof value === 'string' ? { kind: 'good' } : verdict;
}

const SEVERITY = ['none', 'good', 'unknown', 'bad'] as const;

/** The most severe verdict, with a code if one of that severity has it. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce<Verdict>(
    (worst, verdict) => {
      if (worst.kind === 'bad' && verdict.kind === 'bad') return worst.code === undefined ? verdict : worst;
      return SEVERITY.indexOf(verdict.kind) > SEVERITY.indexOf(worst.kind) ? verdict : worst;
    },
    { kind: 'none' },
  );
