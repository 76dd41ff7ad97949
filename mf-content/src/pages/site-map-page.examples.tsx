import type { Example } from '@vipp/shared/ui/example';
import { SiteMapPage } from './site-map-page';

export const examples: Example[] = [{ name: 'whole', element: <SiteMapPage /> }];
