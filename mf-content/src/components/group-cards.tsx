import { Card } from '@vipp/shared/ui/card';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { FigureView } from '@vipp/shared/ui/figure-view';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { GroupCard } from '../model/group-data';

type Props = { name: string; cards: readonly GroupCard[] };

/** Links from the group's page to other pages; a card without a title has the text of its link. */
export function GroupCards({ name, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section title={name} tone="tint">
      <CardGrid columns={4}>
        {cards.map(({ title, html, figure, link }) => (
          <Card
            key={html + link.href}
            title={title || link.text}
            to={link.href}
            linkText={link.text}
            media={figure && <FigureView figure={figure} sizes="(min-width: 64rem) 22rem, 93vw" />}
          >
            <RichText html={html} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
