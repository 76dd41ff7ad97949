import { DownloadList } from '@vipp/shared/ui/download-list';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { RseData } from '../model/rse-data';
import styles from './commitments-section.module.css';

type Props = { commitments: NonNullable<RseData['commitments']> };

/** The group's commitments as documents to download. */
export function CommitmentsSection({ commitments: { name, prose, documents } }: Props) {
  return (
    <Section id="engagements" title="Nos engagements">
      <div id="politique_chartes_bilan" className={styles.documents}>
        <h3>{name}</h3>
        <RichText html={prose} />
        {documents.length > 0 && <DownloadList files={documents} />}
      </div>
    </Section>
  );
}
