/** A stack of the browser with the lines of the sources: browsers map it in their tools alone. */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Of a build of development: the package, and the line and column in one of its files. */
const PLACE = /https?:\/\/[^\s()]+\/_mf\/([\w-]+)\/[^\s()]+?\.js:(\d+):(\d+)/;

/** `webpack://name/./src/a.tsx` is a file of the package, `webpack://name/../shared/a.ts` one beside it. */
const toFile = (name: string, source: string): string =>
  new URL(source.replace(/^webpack:\/\/[^/]*\//, ''), `http://project/${name}/`).pathname.slice(1);

/**
 * @param load returns the text of a source map
 * @returns the lines of this project's own sources; the stack as it is where no line can be mapped
 */
export async function mappedStack(stack: string, load: (address: string) => Promise<string>): Promise<string> {
  const mapLine = async (line: string): Promise<string | undefined> => {
    const [place = '', name = '', row, column] = PLACE.exec(line) ?? [];
    if (!place) return undefined;
    const map = await load(place.replace(/:\d+:\d+$/, '.map'))
      .then((text) => new TraceMap(text))
      .catch(() => undefined);
    const found = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!found?.source || found.source.includes('node_modules')) return undefined;
    return line.replace(place, `${toFile(name, found.source)}:${found.line}`);
  };
  const mapped = await Promise.all(stack.split('\n').map(mapLine));
  const own = mapped.filter((line) => line !== undefined);
  return own.length > 0 ? own.join('\n') : stack;
}
