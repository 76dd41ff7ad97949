/** Makes another version of a build without compiling it. For benchmarks and tests that publish many versions. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { buildOfManifest } from '@vipp/shared/contract/federation/mf-manifest';
import { readBuild, readMfManifest } from '@vipp/shared/contract/federation/read-build.server';
import { writeBuild } from './build-manifest';
import { stampFiles, type Side } from './stamp-files';

type RestampOptions = {
  /** Folder of a finished build. */
  dist: string;
  /** Folder for the new one. */
  target: string;
  version: string;
  /** Name of another remote to become, which renames the container too. */
  name?: string;
  /** Its pages, where they differ. */
  routes?: RemoteRoute[];
  /** What differs in this version. */
  change?: (text: string, side: Side, file: string) => string;
};

/** @returns the record of the new version */
export function restamp({ dist, target, version, name, routes, change }: RestampOptions): Build {
  const build = readBuild(dist);
  if (!build) throw new Error(`${dist} has no build`);
  const files = stampFiles({ dist, target, from: build.version, to: version, ...(change && { change }) });
  // The shell has no manifest of the plugin: it exposes nothing.
  const next: Build = build.name.startsWith('mf-')
    ? buildOfManifest(readMfManifest(target), {
        ...files,
        name: name ?? build.name,
        version,
        routes: routes ?? build.routes,
      })
    : { ...build, version, client: { ...build.client, files: files.client }, server: { files: files.server } };
  writeBuild(target, next);
  return next;
}
