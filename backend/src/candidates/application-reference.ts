/** What candidates and recruiters call an application, on the telephone too: `VIPP-7F3K-9QTM`. */
import { randomInt } from 'node:crypto';

/** Of what looks alike only one: no O, I, L, U, S, B or Z beside 0, 1, V, 5, 8 and 2, and neither 0 nor 1. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTVWXY';
const GROUP = 4;

const randomGroup = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const createReference = (): string => `VIPP-${randomGroup()}-${randomGroup()}`;

/** A reference as it is stored, out of one as it was typed. */
export const normaliseReference = (typed: string): string => typed.trim().toUpperCase();
