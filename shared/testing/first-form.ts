import { builtInApplication } from '../contract/application/built-in-application';
import type { ApplicationForm } from '../contract/application/definition';

const { positions: _positions, ...questions } = builtInApplication;

/** The built-in definition, as a new site has it as its first version. */
export const firstForm: ApplicationForm = { version: 1, questions, isClosed: false };
