import type { Example } from './example';
import { photographExample } from '../testing/photograph-example';
import { FigureView } from './figure-view';

const stored = '/backend/public/storage/sites';

export const examples: Example[] = [
  {
    name: 'image with caption',
    element: (
      <FigureView
        figure={{
          kind: 'image',
          src: `${stored}/cotonou.svg`,
          alt: 'Motif du site de Cotonou',
          caption: 'Cotonou, <strong>1 500 positions</strong>',
          width: 960,
          height: 640,
        }}
      />
    ),
  },
  { name: 'photograph with caption and credit', element: <FigureView figure={photographExample} /> },
  {
    name: 'film with captions',
    element: (
      <FigureView
        figure={{
          kind: 'video',
          src: `${stored}/lome.mp4`,
          alt: 'Visite du site de Lomé',
          caption: '',
          width: 1280,
          height: 720,
          poster: `${stored}/lome.png`,
          captions: `${stored}/lome.vtt`,
        }}
      />
    ),
  },
];
