import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';

type Props = { text: ActionsPart };

/** Introduction of the RSE page. */
export function RseIntro({ text }: Props) {
  return (
    <Section id="rse" title={text.name} layout="split">
      <RichText html={text.prose} size="lead" />
      <EntryActions actions={text.actions} />
    </Section>
  );
}
