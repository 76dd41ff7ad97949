import type { Example } from '@vipp/shared/ui/example';
import { pageTexts } from '../model/page-texts';
import { TextPage } from './text-page';

export const examples: Example[] = Object.entries(pageTexts).map(([name, text]) => ({
  name,
  element: <TextPage text={text} />,
}));
