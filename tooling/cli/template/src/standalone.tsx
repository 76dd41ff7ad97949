/** Standalone: `npx webpack serve` in this folder. */
import { showStandalone } from '@vipp/shared/testing/standalone';
import { page } from './exposes/page-name-page';

showStandalone({ name: 'mf-name', pages: { '/page-path': page } });
