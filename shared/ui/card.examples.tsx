import { Card } from './card';
import type { Example } from './example';
import { Picture } from './picture';
import { TagList } from './tag-list';

export const examples: Example[] = [
  {
    name: 'linked, with everything',
    element: (
      <Card
        title="Un nouveau site à Kigali"
        to="/actualite/kigali"
        linkText="Lire plus"
        eyebrow="12-03-2025"
        media={<Picture src="/backend/public/storage/posts/kigali.svg" alt="" width={960} height={640} />}
        footer={<TagList tags={['Groupe', 'Rwanda']} label="Catégories" />}
      >
        <p>Trois cents positions ouvertes.</p>
      </Card>
    ),
  },
  {
    name: 'plain',
    element: <Card title="Service client">Voix, courriel et messagerie.</Card>,
  },
];
