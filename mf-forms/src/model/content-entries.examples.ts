import type { PageEntry, PageItem } from '@vipp/shared/contract/site-data';

const entry = (name: string, prose: string, items: PageItem[] = []): PageEntry => ({
  name,
  prose,
  content: prose,
  items,
  actions: [],
  figures: [],
});

export const contactEntries: PageEntry[] = [
  entry('Une question, un projet\u202F?', '<p>Dites-nous ce que vous cherchez.</p>'),
  entry('Nos coordonnées', '<p>Du lundi au vendredi.</p>', [
    {
      title: 'Paris',
      html: '<p>Conseil et formation</p>',
      figure: null,
      link: { href: 'tel:+33199001210', text: '01 99 00 12 10' },
    },
    { title: 'Lomé', html: '<p>Centre de 1 000 positions</p>', figure: null, link: null },
  ]),
  entry('Recevez nos actualités', '<p>Une lettre par mois.</p>'),
];

export const reportEntries: PageEntry[] = [
  entry('Parler sans crainte', '<p>Quatre engagements envers vous.</p>'),
  entry('Comment votre signalement est traité', '<p>Lu par les référents.</p>', [
    { title: 'Réception', html: '<p>Sous sept jours.</p>', figure: null, link: null },
    { title: 'Réponse', html: '<p>Sous trois mois.</p>', figure: null, link: null },
  ]),
  entry('Rédiger votre signalement', '<p>Décrivez les faits.</p>'),
  entry('Votre protection', '<p>Nul ne peut être sanctionné.</p>'),
];
