import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import { ProseSpread } from './prose-spread';
import { SiteCards } from './site-cards';

type Props = { text: ActionsPart | null };

/** The three African sites, whose facts are shown even without a text in the content. */
export function AfricaSection({ text }: Props) {
  return (
    <Section id="en_afrique_subsaharienne" title={text?.name ?? 'En Afrique subsaharienne'}>
      {text && <ProseSpread html={text.prose} arrangement="columns" />}
      {text && <EntryActions actions={text.actions} />}
      <SiteCards />
    </Section>
  );
}
