import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';
import { TownIndex } from './town-index';
import { withSlogan } from './with-slogan';

type Props = { text: ActionsPart };

/** Statement about the group, and its towns. */
export function GroupBand({ text }: Props) {
  return (
    <Section title={withSlogan(text.name)} intro={<RichText html={text.prose} size="lead" />} tone="accent">
      <EntryActions actions={text.actions} />
      <TownIndex />
    </Section>
  );
}
