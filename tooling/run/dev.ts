/** `npm run dev`: everything from source, compiled again at each change; open pages reload by themselves. */
import { developSite } from './dev-site';

export const main = (): Promise<void> => developSite(process.env, console.log);
