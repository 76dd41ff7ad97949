import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeBuild } from '../testing/fake-build';
import { createScratch } from './scratch-process';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vipp-scratch-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { build, files } = fakeBuild('mf-forms', 'v1');

/** Runs a program in the place of the gate's own. */
async function tryWith(program: string, deadlineMs = 10_000) {
  const script = path.join(folder, 'program.cjs');
  await writeFile(script, program);
  return createScratch({ script, folder: path.join(folder, 'tries'), origin: () => 'http://127.0.0.1:1', deadlineMs })(build, files);
}

const onJob = (body: string) => `process.on('message', (job) => { ${body} });`;
const answering = (what: string) => onJob(`process.send({ problems: [], classes: [].concat(${what}) })`);

describe('the scratch process', () => {
  it('is given the verified files of the version, and they are gone afterwards', async () => {
    const { classes } = await tryWith(answering(`[require('fs').readFileSync(job.entry, 'utf8'), job.remote, job.version, job.origin]`));
    expect(classes).toEqual(['// mf_forms_v1', 'mf-forms', 'v1', 'http://127.0.0.1:1']);
    expect(await readdir(path.join(folder, 'tries'))).toEqual([]);
  });

  it('knows nothing of the gateway’s secrets', async () => {
    const { classes } = await tryWith(answering('Object.keys(process.env)'));
    expect(classes).toContain('PATH');
    // Whoever runs this test has a HOME at least.
    expect(classes.filter((name) => !['NODE_ENV', 'PATH', 'TZ', 'LANG', 'SystemRoot'].includes(name))).toEqual([]);
  });

  it.each([
    ['exits', onJob('process.exit(7)'), /ended with exit code 7/],
    ['throws', onJob('setTimeout(() => { throw new Error("out of the blue"); })'), /out of the blue/],
    ['answers nonsense', onJob('process.send("fine")'), /answered nonsense/],
  ])('that %s is a problem like another', async (_what, program, message) => {
    const { problems } = await tryWith(program);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.check).toBe('renders');
    expect(problems[0]?.message).toMatch(message);
  });

  it('that loops for ever is killed at its deadline', async () => {
    const { problems } = await tryWith(onJob('for (;;);'), 400);
    expect(problems[0]?.message).toMatch(/was not done after 0\.4 s/);
  });
});
