/** Makes another version of a build without compiling it. For benchmarks and tests that publish many versions. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { BUILD_FILE, readBuild, type BuildFile } from '@vipp/shared/contract/federation/read-build.server';
import { stampFiles, type Side } from './stamp-files';

type RestampOptions = {
  /** Folder of a finished build. */
  dist: string;
  /** Folder for the new one. */
  target: string;
  version: string;
  /** Of another remote, whose container has another name too. */
  name?: string;
  /** Its pages, where they differ. */
  routes?: RemoteRoute[];
  /** What differs in this version. */
  change?: (text: string, side: Side, file: string) => string;
};

/** @returns the record of the new version */
export function restamp({ dist, target, version, name, routes, change }: RestampOptions): Build {
  const file = JSON.parse(readFileSync(path.join(dist, BUILD_FILE), 'utf8')) as BuildFile;
  const { client, server } = stampFiles({ dist, target, from: file.version, to: version, ...(change && { change }) });
  const next: BuildFile = {
    ...file,
    version,
    ...(name && { name }),
    ...(routes && { routes }),
    client: { ...file.client, files: client },
    server: { files: server },
  };
  writeFileSync(path.join(target, BUILD_FILE), `${JSON.stringify(next, undefined, 2)}\n`);
  const build = readBuild(target);
  if (!build) throw new Error(`${target} has no ${BUILD_FILE}`);
  return build;
}
