/** `check` and `publish`: from the build on disk to the site. */
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { Hosting } from '@vipp/shared/contract/federation/release-schemas';
import { builtInputs, inputsHash } from '../build/build-inputs';
import { SHELL } from './arguments';
import { readBuildFolder } from './build-folder';
import { checkShell } from './check-shell';
import { CommandError, EXIT } from './command-error';
import type { CommandContext, Outcome } from './context';
import { uploadFiles } from './publish-build';
import type { SiteClient } from './site-client';

const hostingOf = ({ url }: { url?: string }): Hosting => (url ? { kind: 'url', url } : { kind: 'store' });

/** Refuses a build of the preset that was made of other sources than those beside it. */
function refuseStale(remote: string, dist: string): void {
  const dir = path.dirname(dist);
  const built = path.basename(dist) === 'dist' ? builtInputs(dir) : undefined;
  if (built === undefined || built === inputsHash(dir)) return;
  throw new CommandError(
    EXIT.failed,
    `the build of ${remote} is older than its source. Build it again: npx vipp-mf build ${remote}`,
  );
}

type Verified = { name: string; manifest: string; build: Build; site?: SiteClient };

/** What both commands begin with: the files are verified, and the site has them or can fetch them. */
async function verifyAndUpload({ options, remote, dist, team, progress }: CommandContext): Promise<Verified> {
  const name = remote();
  if (!options.local) refuseStale(name, dist());
  const { manifest, build, source, files } = readBuildFolder(name, dist(), options.bundler);
  progress(`${name}@${build.version}: ${files.length} files match ${source}`);
  if (options.local) return { name, manifest, build };
  const site = team();
  if (!options.url) await uploadFiles(site, name, files, progress);
  return { name, manifest, build, site };
}

export async function check(context: CommandContext): Promise<Outcome> {
  if (context.parsed.remote === SHELL) return checkShell(context);
  const { name, manifest, build, site } = await verifyAndUpload(context);
  if (!site)
    return {
      result: { remote: name, version: build.version, local: true },
      text: `${name}@${build.version}: the files are whole; the gate was not asked`,
    };
  context.progress(`${site.site} renders every page of it …`);
  const result = await site.call('check', { remote: name, manifest, hosting: hostingOf(context.options) });
  return { result, text: `${name}@${build.version}: the gate of ${site.site} lets it pass` };
}

export async function publish(context: CommandContext): Promise<Outcome> {
  const { options, progress } = context;
  const { name, manifest, build, site } = await verifyAndUpload(context);
  const { version } = build;
  if (!site) throw new Error('publish has no option --local');
  progress(`${site.site} checks it and renders every page of it …`);
  const published = await site.call('publish', {
    remote: name,
    manifest,
    hosting: hostingOf(options),
    why: options.why,
  });
  if (!options.promote) {
    return {
      result: published,
      text: published.liveFor
        ? `${name}@${version}: ${published.message}, and live for ${published.liveFor} visitors`
        : `${name}@${version}: ${published.message}. No visitor gets it yet: npx vipp-mf preview|canary|promote ${name} ${version}`,
    };
  }
  progress('promoting …');
  try {
    const promoted = await site.call('promote', { remote: name, version, why: options.why });
    return {
      result: { ...promoted, published: published.message },
      text: `${name}@${version}: ${published.message}, and live for all visitors`,
    };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(
      error.code,
      `${name}@${version} was published, and not promoted: ${error.message}`,
      error.problems,
    );
  }
}
