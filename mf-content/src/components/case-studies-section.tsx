import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from './entry-actions';

type Props = { text: ActionsPart };

/** Introduction of the case studies, with a link to them. */
export function CaseStudiesSection({ text }: Props) {
  return (
    <Section id="etude_de_cas" title={text.name} tone="tint" layout="split">
      <RichText html={text.prose} size="lead" />
      <EntryActions actions={text.actions} />
    </Section>
  );
}
