/** A page of a new remote, from its `--route PATH[=TITLE]`. */
import { isReserved } from '@vipp/shared/contract/federation/remotes';
import { CommandError, EXIT } from '../command-error';

/** `name` is that of its module, without `-page`. */
export type NewPage = { path: string; title: string; name: string };

const PATH = /^(?:\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;
const MAX_TITLE = 60;

/** Words with accents, which addresses lack. */
const ACCENTED = [
  'actualité',
  'carrière',
  'équipe',
  'étude',
  'évènement',
  'médiathèque',
  'métier',
  'prévention',
  'qualité',
  'réalisation',
  'référence',
  'réseau',
  'sécurité',
  'société',
  'stratégie',
  'témoignage',
  'vidéo',
];

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const SPELLINGS = new Map(ACCENTED.flatMap((word) => [word, `${word}s`]).map((word) => [withoutAccents(word), word]));

/** The last part of an address in words: `/evenements` is “Évènements”. */
function titleOfPath(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).split('-');
  const text = words.map((word) => SPELLINGS.get(word) ?? word).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const typeset = (title: string): string =>
  title
    .trim()
    .replaceAll("'", '’')
    .replace(/ +([;:!?])/g, '\u202F$1');

const refuse = (message: string): never => {
  throw new CommandError(EXIT.notUnderstood, message);
};

/** @throws {CommandError} for a path that no new page can have */
export function pageOfRoute(route: string): NewPage {
  const [path = '', ...words] = route.split('=');
  if (!PATH.test(path))
    refuse(`--route ${path}: an address is /words in lower case, without accents or parameters, such as /evenements`);
  if (isReserved(path)) refuse(`--route ${path}: the shell itself answers this address. Choose another one.`);
  const title = typeset(words.join('=')) || titleOfPath(path);
  if (title.length > MAX_TITLE) refuse(`--route ${path}: its title is longer than ${MAX_TITLE} characters`);
  return { path, title, name: path.slice(1).replaceAll('/', '-') };
}
