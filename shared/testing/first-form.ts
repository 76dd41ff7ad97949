import { builtInApplication } from '../contract/application/built-in-application';
import type { ApplicationForm } from '../contract/application/definition';

const { positions: _positions, ...questions } = builtInApplication;

/** The built-in definition, the first version of a new site. */
export const firstForm: ApplicationForm = { version: 1, questions, isClosed: false };
