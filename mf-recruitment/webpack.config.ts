/** `npx webpack build` and `npx webpack serve` in this folder; `npm run build` and `dev` use it too. */
import { packageConfig } from 'tooling/build/package-config';

export default packageConfig('mf-recruitment');
