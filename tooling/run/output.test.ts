import { createOutput } from './output';

/** What is written to a stream while `body` runs. */
function written(stream: NodeJS.WriteStream, body: () => void): string[] {
  const texts: string[] = [];
  const write = jest.spyOn(stream, 'write').mockImplementation((text) => Boolean(texts.push(String(text))));
  body();
  write.mockRestore();
  return texts;
}

describe('lines of the process that starts the site', () => {
  it('are JSON with the levels of the other lines', () => {
    const { log, problem } = createOutput('json');
    const [line = ''] = written(process.stdout, () => log('VIPP site ready'));
    expect(JSON.parse(line)).toMatchObject({ level: 30, name: 'site', msg: 'VIPP site ready' });
    const lines = written(process.stderr, () => problem('Error: no\n    at start\n'));
    expect(lines.map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({ level: 50, msg: 'Error: no\n    at start' }),
    ]);
    expect(lines.join('').trimEnd()).not.toContain('\n');
  });

  it('are words for a terminal', () => {
    const { log, problem } = createOutput('text');
    expect(written(process.stdout, () => log('VIPP site ready'))).toEqual(['VIPP site ready\n']);
    expect(written(process.stderr, () => problem('no\n'))).toEqual(['no\n']);
  });
});
