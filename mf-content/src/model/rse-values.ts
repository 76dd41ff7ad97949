import creativite from '../pictures/creativite.svg';
import determination from '../pictures/determination.svg';
import ecoResponsabilite from '../pictures/eco-responsabilite.svg';
import egalite from '../pictures/egalite.svg';
import equite from '../pictures/equite.svg';
import generosite from '../pictures/generosite.svg';
import honnetete from '../pictures/honnetete.svg';
import humilite from '../pictures/humilite.svg';
import loyaute from '../pictures/loyaute.svg';
import responsabilite from '../pictures/responsabilite.svg';

/** The ten values of the group (requirement 2.22), in the carousel's order. */
export type RseValue = { slug: string; name: string; meaning: string; picture: string };

export const VALUE_PICTURE_SIZE = 640;

export const rseValues: readonly RseValue[] = [
  {
    slug: 'creativite',
    name: 'Créativité',
    meaning: 'Chercher une réponse meilleure que celle que l’on donnait hier, et oser la proposer.',
    picture: creativite,
  },
  {
    slug: 'determination',
    name: 'Détermination',
    meaning: 'Avancer marche après marche et ne pas lâcher une demande avant qu’elle soit résolue.',
    picture: determination,
  },
  {
    slug: 'eco-responsabilite',
    name: 'Éco-responsabilité',
    meaning: 'Consommer moins, réparer d’abord, et mesurer ce que l’on n’a pas encore su éviter.',
    picture: ecoResponsabilite,
  },
  {
    slug: 'egalite',
    name: 'Égalité',
    meaning: 'Les mêmes règles et les mêmes chances pour chacun, quels que soient le site et le poste.',
    picture: egalite,
  },
  {
    slug: 'equite',
    name: 'Équité',
    meaning: 'Donner à chacun ce qu’il lui faut, à lui, pour atteindre le même but que les autres.',
    picture: equite,
  },
  {
    slug: 'generosite',
    name: 'Générosité',
    meaning: 'Partager ce que l’on sait, sans compter le temps passé à l’expliquer.',
    picture: generosite,
  },
  {
    slug: 'honnetete',
    name: 'Honnêteté',
    meaning: 'Dire ce qui est, y compris « je ne sais pas » et « nous nous sommes trompés ».',
    picture: honnetete,
  },
  {
    slug: 'humilite',
    name: 'Humilité',
    meaning: 'Écouter avant de répondre, et apprendre de celui qui nous contredit.',
    picture: humilite,
  },
  {
    slug: 'loyaute',
    name: 'Loyauté',
    meaning: 'Tenir parole envers ses collègues comme envers ceux qui nous confient leurs clients.',
    picture: loyaute,
  },
  {
    slug: 'responsabilite',
    name: 'Responsabilité',
    meaning: 'Répondre de ses actes, et prendre sa part de ce que l’on porte ensemble.',
    picture: responsabilite,
  },
];
