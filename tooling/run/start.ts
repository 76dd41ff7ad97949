/** `npm start`: from a fresh clone to a site that answers. It prints one line for each step. */
import { startSite } from './site';

export const main = (): Promise<void> => startSite(process.env, console.log);
