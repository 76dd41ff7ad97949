import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';

type Props = { text: ActionsPart };

/** The Paris office. */
export function ParisSection({ text }: Props) {
  return (
    <Section id="a_paris" title={text.name} tone="tint" layout="split">
      <RichText html={text.prose} />
      <EntryActions actions={text.actions} />
    </Section>
  );
}
