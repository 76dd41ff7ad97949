/** The sections of the recruitment page whose texts are content. */
import { ArrowRight } from 'lucide-react';
import type { PageItem } from '@vipp/shared/contract/site-data';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Button } from '@vipp/shared/ui/button';
import { Card } from '@vipp/shared/ui/card';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { ItemList } from '@vipp/shared/ui/item-list';
import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { StepList } from '@vipp/shared/ui/step-list';
import { APPLY_PATH } from '../model/apply-path';
import styles from './recruitment-sections.module.css';

/** Families of jobs, of which the first and most common one is larger. */
export function JobFamilies({ families: { name, prose, items } }: { families: ListPart }) {
  return (
    <Section id="metiers" title={name} intro={<RichText html={prose} />}>
      {items.length > 0 && (
        <ItemList
          items={items}
          className={styles.families}
          itemClassName={styles.family}
          titleClassName={styles.familyTitle}
          textClassName={styles.familyText}
        />
      )}
    </Section>
  );
}

/** Steps of the recruitment process. */
export function HiringSteps({ steps: { name, prose, items } }: { steps: ListPart }) {
  return (
    <Section id="candidature" title={name} tone="ink" layout="split" intro={<RichText html={prose} />}>
      <StepList items={items} />
      <Button to={APPLY_PATH} icon={<ArrowRight />}>
        Déposer ma candidature
      </Button>
    </Section>
  );
}

/** In `card-grid.module.css`: columns of at least 19rem. */
const CARD_SIZES = '(min-width: 65.5rem) 25.5rem, (min-width: 43.25rem) 46vw, calc(93.2vw - 0.8rem)';

function ActivityMedia({ figure }: Pick<PageItem, 'figure'>) {
  if (figure?.kind !== 'image') return null;
  return (
    <Picture
      src={figure.src}
      alt={figure.alt}
      width={figure.width}
      height={figure.height}
      focus={figure.focus}
      sizes={CARD_SIZES}
    />
  );
}

/** Cards of the activities in the company. */
export function CompanyLife({ life: { name, prose, items } }: { life: ListPart }) {
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
