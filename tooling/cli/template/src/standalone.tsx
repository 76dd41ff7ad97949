/** Standalone: `npm run standalone -w mf-name`. */
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page } from './exposes/page-name-page';

showStandalone({ name: 'mf-name', pages: { '/page-path': page } });
