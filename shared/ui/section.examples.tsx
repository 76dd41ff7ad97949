import type { Example } from './example';
import { RichText } from './rich-text';
import { Section } from './section';

const text = <RichText html='<p>Nos équipes répondent <a href="/rse">chaque jour</a>.</p>' />;

export const examples: Example[] = [
  { name: 'paper', element: <Section title="Le groupe">{text}</Section> },
  {
    name: 'tint, anchored, with an intro',
    element: (
      <Section id="it" title="Activités IT" intro="Coder et outiller." tone="tint" layout="split">
        {text}
      </Section>
    ),
  },
  {
    name: 'ink',
    element: (
      <Section title="Actualités" tone="ink">
        {text}
      </Section>
    ),
  },
  {
    name: 'accent',
    element: (
      <Section title="Engagements" tone="accent">
        {text}
      </Section>
    ),
  },
  {
    name: 'explanations after the content',
    element: (
      <Section title="Écrivez-nous" after="Ce que deviennent vos messages." layout="split">
        {text}
      </Section>
    ),
  },
  { name: 'without a title', element: <Section>{text}</Section> },
];
