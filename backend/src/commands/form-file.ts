/** The application form as one YAML file, which a team may keep in git; comments in it stay. */
import { writeFile } from 'node:fs/promises';
import { Document, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { OperatorRefusal } from '../operators/operation';
import { readIfThere } from './command';

const HEAD = ` Le formulaire de candidature de VIPP. Comment le changer\u202F: docs/form-file.md
 « version » est la version dont ce fichier part\u202F; npm run site -- form publish la met à jour.`;

const fileSchema = z.looseObject({ version: z.int() });

export type FormFile = {
  /** Version that the file was pulled from or published as. */
  version: number;
  /** Unchecked. */
  definition: unknown;
  document: Document;
};

const write = (file: string, document: Document): Promise<void> => writeFile(file, document.toString({ lineWidth: 0 }));

export async function writeFormFile(
  file: string,
  version: number,
  { steps, positions, reasons, receptionKey, fixed }: ApplicationDefinition,
): Promise<void> {
  const document = new Document(
    { version, positions, steps, ...(reasons && { reasons }), receptionKey, fixed },
    { aliasDuplicateObjects: false },
  );
  document.commentBefore = HEAD;
  await write(file, document);
}

/** Sets the version of a file that was published; everything else stays as it is. */
export async function writeVersion(file: string, { document }: FormFile, version: number): Promise<void> {
  document.set('version', version);
  await write(file, document);
}

/**
 * @returns undefined where there is no such file
 * @throws OperatorRefusal for a file that is not YAML, or does not say which version it is made from
 */
export async function findFormFile(file: string): Promise<FormFile | undefined> {
  const bytes = await readIfThere(file);
  if (!bytes) return undefined;
  const document = parseDocument(bytes.toString());
  const [error] = document.errors;
  if (error) throw new OperatorRefusal(`${file} is not YAML: ${error.message.trim()}`);
  const parsed = fileSchema.safeParse(document.toJS());
  if (!parsed.success)
    throw new OperatorRefusal(`${file} has no "version": pull the form into another file, and make your change there`);
  const { version, ...definition } = parsed.data;
  return { version, definition, document };
}

/** @throws OperatorRefusal also where there is no such file */
export async function readFormFile(file: string): Promise<FormFile> {
  const found = await findFormFile(file);
  if (!found) throw new OperatorRefusal(`there is no file ${file}: "pull ${file}" writes it`);
  return found;
}
