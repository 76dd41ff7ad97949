import { renderStatusPage } from './status-page';
import { exampleStatus } from './status-page.examples';
import type { Status } from './status-model';

const read = (status: Status) => new DOMParser().parseFromString(renderStatusPage(status), 'text/html');
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim());

/** The example with another history of its first remote. */
function withMark(fields: { by: string; why: string }): Status {
  const status = exampleStatus();
  return {
    ...status,
    remotes: status.remotes.map((remote) => ({
      ...remote,
      history: remote.history.map((mark) => ({ ...mark, ...fields })),
    })),
  };
}

describe('the status page', () => {
  it('names the remotes that need attention, in the title too', () => {
    const page = read(exampleStatus());
    expect(textsOf(page, '.headline')).toEqual(['En défaut : mf-recruitment']);
    expect(page.title).toContain('mf-recruitment');
    expect(textsOf(page, 'section h2 + p').slice(0, 3)).toEqual([
      'En bonne santé, 3 versions publiées.',
      'En bonne santé, 2 versions publiées.',
      'À surveiller, 2 versions publiées.',
    ]);
  });

  it('names what built a version, with which plugin, and which shared modules it accepts', () => {
    const [first] = read(exampleStatus()).querySelectorAll('#mf-content tbody tr');
    expect(first && textsOf(first, 'td:last-child')).toEqual([
      'webpack 5.110.3, Module Federation 2.9.2. Modules partagés : react, react/jsx-runtime ^19.3.1 ; @vipp/shared/stores/router ^1.0.0',
    ]);
  });

  it('formats the share and the figures of a version in French', () => {
    const [first] = read(exampleStatus()).querySelectorAll('#mf-news-studies tbody tr');
    expect(first && textsOf(first, 'th, td').slice(0, -1)).toEqual([
      '81be30c4f5aa, par défaut',
      '100 %',
      expect.stringMatching(/^À surveiller browser error \(load\) at \/actualite/),
      '5,6 % (2 dans le navigateur)',
      '34 rendues',
      expect.stringMatching(/^\d+ ms, p95 \d+ ms$/),
      '96 ko',
    ]);
  });

  it('shows the history with actors, times and reasons, latest first', () => {
    const lines = textsOf(read(exampleStatus()), '#mf-forms ol li');
    expect(lines[0]).toBe(
      'Retour arrière c97cc2b83082 par l’exploitation, il y a 41 min (20/11 à 17:01 UTC)La pièce jointe n’arrive plus, voir l’incident 214',
    );
    expect(textsOf(read(exampleStatus()), '#mf-news-studies ol li')[0]).toContain(
      'Arrêt automatique du canari 9b77d01e6f38 par la passerelle',
    );
  });

  it('shows where the gateway does not serve the versions of the registry, and why', () => {
    const page = read(exampleStatus());
    expect(textsOf(page, '.lag')).toEqual([
      'Le registre demande 7e90b3d2c645, que cette passerelle ne sert pas encore.',
    ]);
    expect(textsOf(page, '.faults')[0]).toContain('404');
  });

  it('escapes labels and reasons', () => {
    const attack = '"><img src=x onerror=alert(1)></q></svg><script>1</script>\'';
    const page = read(withMark({ by: attack, why: attack }));
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect(textsOf(page, '#mf-forms ol q')[0]).toBe(attack);
  });

  it('escapes texts of servers and versions too', () => {
    const status = exampleStatus();
    const attack = '<script>1</script>';
    const page = read({
      ...status,
      faults: [{ version: attack, why: attack }],
      remotes: status.remotes.map((remote) => ({
        ...remote,
        live: remote.live.map((live) => ({ ...live, version: attack, fault: attack })),
      })),
    });
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });

  it('shows an empty registry', () => {
    const status = exampleStatus();
    const page = read({
      ...status,
      faults: [],
      remotes: status.remotes.map((remote) => ({
        ...remote,
        verdict: 'bad',
        live: [],
        versions: [],
        history: [],
        wanted: { default: undefined, canary: undefined },
      })),
    });
    expect(textsOf(page, '.lag')).toEqual(Array(4).fill('Aucune version n’est servie.'));
  });
});
