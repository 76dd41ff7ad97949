import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ActionsPart } from '../model/actions-part';
import { EntryActions } from '@vipp/shared/ui/entry-actions';
import { PictureSection } from '@vipp/shared/ui/picture-section';

type Props = { id?: string; tone?: 'tint'; pictureFirst?: boolean; text: ActionsPart };

/** Title, text and links of an entry: beside its picture, or else the text beside the title. */
export function TextSection({ pictureFirst, text: { name, prose, actions, figure }, ...section }: Props) {
  return figure ? (
    <PictureSection
      {...section}
      title={name}
      figure={figure}
      pictureFirst={pictureFirst}
      prose={prose}
      actions={actions}
    />
  ) : (
    <Section {...section} title={name} layout="split">
      <RichText html={prose} size="lead" />
      <EntryActions actions={actions} />
    </Section>
  );
}
