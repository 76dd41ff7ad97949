/** Reference of an application that can be dictated on the telephone: `VIPP-7F3K-9QTM`. */
import { randomInt } from 'node:crypto';

/** Without characters that look alike: no O, I, L, U, S, B or Z, and neither 0 nor 1. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTVWXY';
const GROUP_LENGTH = 4;

const randomGroup = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const createReference = (): string => `VIPP-${randomGroup()}-${randomGroup()}`;

/** Converts a typed reference to its stored form. */
export const normaliseReference = (typed: string): string => typed.trim().toUpperCase();
