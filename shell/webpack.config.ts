/** `npx webpack build` in this folder; `npm run build` and `npm run dev` use it too. */
import { packageConfig } from 'tooling/build/package-config';

export default packageConfig('shell');
