import { Card } from '@vipp/shared/ui/card';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { Picture } from '@vipp/shared/ui/picture';
import { Reveal } from '@vipp/shared/ui/reveal';
import { Section } from '@vipp/shared/ui/section';
import { serviceFamilies, SERVICE_PICTURE_SIZE } from '../model/service-families';

const LANGUAGES = (
  <p>
    Nos services sont proposés en <strong>français</strong>, en <strong>anglais</strong> et en{' '}
    <strong>langues africaines vernaculaires</strong>.
  </p>
);

/** The four families of services, each with a link to its chapter. */
export function ServiceCards() {
  return (
    <Section title="Nos prestations" intro={LANGUAGES}>
      <Reveal>
        <CardGrid columns={4}>
          {serviceFamilies.map(({ anchor, title, services, picture }) => (
            <Card
              key={anchor}
              title={title}
              to={`/prestations#${anchor}`}
              linkText="Découvrir"
              media={<Picture src={picture} alt="" {...SERVICE_PICTURE_SIZE} />}
            >
              <ul role="list">
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </Card>
          ))}
        </CardGrid>
      </Reveal>
    </Section>
  );
}
