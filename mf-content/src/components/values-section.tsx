import { Section } from '@vipp/shared/ui/section';
import { ValuesCarousel } from './values-carousel';

/** The ten values (requirement 2.22). */
export function ValuesSection() {
  return (
    <Section id="valeurs" title="Nos valeurs" intro="Dix mots pour décider quand la règle ne dit rien." tone="ink">
      <ValuesCarousel />
    </Section>
  );
}
