import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { checkInstalled } from './webpack-federation';

const root = emptyFolder();

const write = (file: string, content: object): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};

beforeEach(() => {
  write('mf-a/package.json', { dependencies: { react: '19.3.1', zod: '4.6.7' } });
  write('node_modules/react/package.json', { version: '19.3.1' });
  write('mf-a/node_modules/zod/package.json', { version: '4.6.7' });
});

describe('the packages of a remote', () => {
  it('may be built when the declared versions are installed, in its folder or above it', () => {
    expect(() => checkInstalled(path.join(root, 'mf-a'))).not.toThrow();
  });

  it('are refused when another version is installed, or none', () => {
    write('node_modules/react/package.json', { version: '19.3.0' });
    rmSync(path.join(root, 'mf-a/node_modules'), { recursive: true });
    expect(() => checkInstalled(path.join(root, 'mf-a'))).toThrow(
      'mf-a: react 19.3.1 is declared, 19.3.0 is installed; zod 4.6.7 is declared, none is installed. Run npm ci.',
    );
  });
});
