import { DownloadList } from './download-list';
import type { Example } from './example';

const stored = '/backend/public/storage/rse';

export const examples: Example[] = [
  {
    name: 'sizes known and unknown',
    element: (
      <DownloadList
        files={[
          {
            link: { href: `${stored}/politique-rse.pdf`, text: 'Télécharger', format: 'PDF', bytes: 412_000 },
            title: 'Politique RSE',
            html: '<p>Nos objectifs à trois ans.</p>',
          },
          { link: { href: `${stored}/charte.pdf`, text: 'Charte informatique', format: 'PDF' } },
        ]}
      />
    ),
  },
];
