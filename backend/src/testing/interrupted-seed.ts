/** Seeds the database of DATABASE_URL or PGLITE_DIRECTORY, and kills itself in the middle of it. */
import { openDatabase } from '../database/database';
import { seedDatabase } from '../seeding/seed-database';
import { sampleContent } from './sample-content';

/** The title is read for the version of the content and then for the row, when the pages are written already. */
const READS_BEFORE_KILL = 2;

function killingPost() {
  const [post] = sampleContent.posts;
  if (!post) throw new Error('The sample has no post');
  let reads = 0;
  return {
    ...post,
    get title() {
      reads += 1;
      if (reads === READS_BEFORE_KILL) process.kill(process.pid, 'SIGKILL');
      return 'Interrupted';
    },
  };
}

async function run() {
  const url = process.env.DATABASE_URL;
  const directory = process.env.PGLITE_DIRECTORY ?? '';
  const database = await openDatabase({ url, directory, onConnectionLost: () => undefined });
  await database.prepare(async (queries) => {
    await seedDatabase(queries, { ...sampleContent, posts: [killingPost()] });
  });
}

void run();
