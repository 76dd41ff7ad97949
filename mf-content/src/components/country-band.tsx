import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { PatternBand } from '@vipp/shared/ui/pattern-band';
import type { ActionsPart } from '../model/actions-part';
import styles from './country-band.module.css';

type Props = { text: ActionsPart };

/** Statement about the countries over the whole width, below a band of the brand pattern. */
export function CountryBand({ text }: Props) {
  return (
    <>
      <PatternBand seed="quatre-pays" rows={2} size="large" className={styles.pattern} />
      <Section title={text.name} tone="accent" layout="split">
        <RichText html={text.prose} size="lead" />
      </Section>
    </>
  );
}
