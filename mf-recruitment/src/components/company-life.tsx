import type { PageItem } from '@vipp/shared/contract/site-data';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Card } from '@vipp/shared/ui/card';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';

/** In `card-grid.module.css`: columns of at least 19rem. */
const SIZES = '(min-width: 65.5rem) 25.5rem, (min-width: 43.25rem) 46vw, calc(93.2vw - 0.8rem)';

function ActivityMedia({ figure }: Pick<PageItem, 'figure'>) {
  if (figure?.kind !== 'image') return null;
  return (
    <Picture
      src={figure.src}
      alt={figure.alt}
      width={figure.width}
      height={figure.height}
      focus={figure.focus}
      sizes={SIZES}
    />
  );
}

type Props = { life: ListPart };

/** Cards of the activities in the company. */
export function CompanyLife({ life: { name, prose, items } }: Props) {
  return (
    <Section id="vie_entreprise" title={name} intro={<RichText html={prose} />}>
      {items.length > 0 && (
        <CardGrid>
          {items.map(({ title, html, figure }) => (
            <Card key={title + html} title={title} media={<ActivityMedia figure={figure} />}>
              <RichText html={html} />
            </Card>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
