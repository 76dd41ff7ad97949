import { ArrowRight } from 'lucide-react';
import { slugify } from '@vipp/shared/lib/slugify';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import type { PageText } from '../model/page-texts';
import styles from './text-page.module.css';

type Props = { text: PageText };

export function TextPage({ text }: Props) {
  return (
    <>
      <PageBanner title={text.title} lead={text.lead} />
      {text.sections.map(({ title, paragraphs, link }) => (
        <Section key={title} id={slugify(title)} title={title} layout="split">
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <Button to={link.to} variant="quiet" icon={<ArrowRight />}>
                {link.text}
              </Button>
            )}
          </div>
        </Section>
      ))}
    </>
  );
}
