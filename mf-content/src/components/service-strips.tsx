import { ArrowDownRight } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Reveal } from '@vipp/shared/ui/reveal';
import { Section } from '@vipp/shared/ui/section';
import { PatternPanel } from '@vipp/shared/ui/pattern-panel';
import stretched from '@vipp/shared/ui/stretched-link.module.css';
import { serviceFamilies, type ServiceFamily } from '../model/service-families';
import styles from './service-strips.module.css';

function ServiceStrip({ anchor, title, services }: ServiceFamily) {
  return (
    <article className={classNames(stretched.area, styles.strip)}>
      <PatternPanel seed={`famille-${anchor}`} rows={3} />
      <div className={styles.words}>
        <h3>
          <PageLink className={classNames(stretched.link, styles.link)} to={`/prestations#${anchor}`}>
            {title}
          </PageLink>
        </h3>
        <ul className={styles.services} role="list">
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <ArrowDownRight className={styles.arrow} />
      </div>
    </article>
  );
}

/** The four families of services below strips of the brand pattern, each with a link to its chapter. */
export function ServiceStrips() {
  return (
    <Section title="Nos prestations" tone="tint">
      <Reveal>
        <ul className={styles.strips} role="list">
          {serviceFamilies.map((family) => (
            <li key={family.anchor} className={styles.hung}>
              <ServiceStrip {...family} />
            </li>
          ))}
        </ul>
      </Reveal>
      <p className={styles.languages}>
        Nos services sont proposés en <strong>français</strong>, en <strong>anglais</strong> et en{' '}
        <strong>langues africaines vernaculaires</strong>.
      </p>
    </Section>
  );
}
