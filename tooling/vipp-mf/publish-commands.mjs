/** `check` and `publish`: from the build on disk to the site. */
import { readBuildFolder } from './build-folder.mjs';
import { CommandError, EXIT } from './command-error.mjs';
import { signText } from './signing.mjs';

const UPLOADS_AT_ONCE = 4;

const hostingOf = ({ url }) => (url ? { kind: 'url', url } : { kind: 'store' });

async function upload(site, remote, files, progress) {
  const byHash = new Map(files.map((file) => [file.integrity, file]));
  const { missing } = await site.post('/files/missing', { remote, files: [...byHash.keys()] });
  if (missing.length === 0) return progress('the site has every file already');
  progress(`uploading ${missing.length} of ${byHash.size} files …`);
  const queue = missing.map((integrity) => byHash.get(integrity));
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      await site.put(`/files/${remote}/${file.hash}`, file.body);
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
}

/** What both commands begin with: the files are whole, and where the site can have them. */
async function bring({ options, remote, dist, team, progress }) {
  const name = remote();
  const { manifest, build, files } = readBuildFolder(name, dist());
  progress(`${name}@${build.version}: ${files.length} files are as build.json says`);
  if (options.local) return { name, build };
  const site = team();
  if (!options.url) await upload(site, name, files, progress);
  return { name, manifest, build, site };
}

export async function check(context) {
  const { name, manifest, build, site } = await bring(context);
  if (!site)
    return {
      result: { remote: name, version: build.version, local: true },
      text: `${name}@${build.version}: the files are whole; the gate was not asked`,
    };
  context.progress(`${site.site} renders every page of it …`);
  const result = await site.post('/check', { remote: name, manifest, hosting: hostingOf(context.options) });
  return { result, text: `${name}@${build.version}: the gate of ${site.site} lets it pass` };
}

export async function publish(context) {
  const { options, progress } = context;
  // Signed by the team whoever sends it: an operator's token does not make a build anybody's.
  const key = context.key();
  const { name, manifest, build, site } = await bring(context);
  const { version } = build;
  progress(`${site.site} checks it and renders every page of it …`);
  const published = await site.post('/publish', {
    remote: name,
    manifest,
    signature: signText(key, manifest),
    hosting: hostingOf(options),
  });
  if (!options.promote) {
    return {
      result: published,
      text: `${name}@${version}: ${published.message}. Nobody gets it yet: npx vipp-mf preview|canary|promote ${name} ${version}`,
    };
  }
  progress('promoting …');
  try {
    const promoted = await site.post('/promote', { remote: name, version, why: options.why });
    return {
      result: { ...promoted, published: published.message },
      text: `${name}@${version}: ${published.message}, and live for everybody`,
    };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(
      error.code ?? EXIT.failed,
      `${name}@${version} was published, and not promoted: ${error.message}`,
      error.problems,
    );
  }
}
