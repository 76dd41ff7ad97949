/** Builds packages, one after the other, in a process of its own (`build-packages.ts`): it receives names, and sends problems. */
import { compile, loadConfig } from './compile';

async function build(name: string, mode: string | undefined): Promise<{ problem?: string }> {
  try {
    await compile([await loadConfig(name, {}, { mode })].flat());
    return {};
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

// What needs these builds has ended.
process.on('disconnect', () => process.exit(1));
const [mode] = process.argv.slice(2);
process.on('message', (name: string) => void build(name, mode).then((answer) => process.send?.(answer)));
