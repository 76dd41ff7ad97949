/** Standalone: `npm run standalone -w mf-name`. */
import { showStandalone } from '@vipp/shared/testing/standalone';
// for each page
import { page as pageName } from './exposes/page-name-page';
// end
import { examples } from './pages/text-page.examples';

showStandalone({
  name: 'mf-name',
  pages: {
    // for each page
    '/page-path': pageName,
    // end
  },
  examples: { texts: examples },
});
