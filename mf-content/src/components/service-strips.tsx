import { ArrowRight, ChartNoAxesColumnIncreasing, CodeXml, FileStack, Headset } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Reveal } from '@vipp/shared/ui/reveal';
import { Section } from '@vipp/shared/ui/section';
import stretched from '@vipp/shared/ui/stretched-link.module.css';
import { serviceFamilies, type ServiceAnchor, type ServiceFamily } from '../model/service-families';
import styles from './service-strips.module.css';

const ICONS = {
  it: CodeXml,
  commercial: ChartNoAxesColumnIncreasing,
  soutien: FileStack,
  Relation_clients: Headset,
} satisfies Record<ServiceAnchor, unknown>;

function ServiceStrip({ anchor, title, services }: ServiceFamily) {
  const Icon = ICONS[anchor];
  return (
    <article className={classNames(stretched.area, styles.strip)}>
      <Icon className={styles.icon} />
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
      <p className={styles.more} aria-hidden="true">
        Découvrir <ArrowRight />
      </p>
    </article>
  );
}

/** The four families of services, each with a link to its chapter. */
export function ServiceStrips() {
  return (
    <Section title="Nos prestations" tone="tint">
      <Reveal>
        <ul className={styles.strips} role="list">
          {serviceFamilies.map((family) => (
            <li key={family.anchor}>
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
