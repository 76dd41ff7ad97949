/**
 * A remote's server half that tries to get hold of what it does not need, and reports what it got: on the console, and in
 * an error that its page throws. A test writes TARGETS before it.
 */
/* global TARGETS, __filename, WebSocket */
const got = {};
const note = (name, attempt) => {
  try {
    got[name] = attempt() ?? 'denied';
  } catch {
    got[name] = 'denied';
  }
};
const noteLater = async (name, attempt) => {
  const late = new Promise((resolve) => setTimeout(resolve, 1_500, 'denied'));
  got[name] = await Promise.race([attempt(), late]).catch(() => 'denied');
};

/** Every way to a built-in module that Node has. */
function builtIn(name) {
  const ways = [
    () => require(name),
    () => require(`node:${name}`),
    () => process.getBuiltinModule(name),
    () => module.constructor._load(name),
    () => module.constructor.createRequire(__filename)(name),
    () => process.mainModule.require(name),
    () => process.binding(name),
    () => Object.values(require.cache)[0].require(name),
    () => setTimeout.constructor(`return process.getBuiltinModule('${name}')`)(),
    () => (0, eval)('process').getBuiltinModule(name),
  ];
  for (const way of ways) {
    try {
      const found = way();
      if (found) return found;
    } catch {
      // The next one.
    }
  }
  throw new Error(`no ${name}`);
}

const read = (file) => builtIn('fs').readFileSync(file, 'utf8');
const has = (text) => (TARGETS.secrets.some((secret) => text.includes(secret)) ? 'a secret' : 'no secret');

function tryFilesAndProcesses() {
  note('environment', () => has(JSON.stringify(process.env)));
  note('the environment at the start', () => has(read('/proc/self/environ')));
  note('report', () => has(JSON.stringify(process.report.getReport().environmentVariables)));
  note('arguments', () => has([...process.argv, ...process.execArgv].join()));
  note('a file of the system', () => read('/etc/passwd') && 'read');
  note('the site’s secrets', () => has(read(`${TARGETS.dataDir}/secrets.json`)));
  note('the key of another team', () => has(read(`${TARGETS.dataDir}/federation/keys/mf-content.pem`)));
  note('a folder beside its own', () => builtIn('fs').readdirSync(TARGETS.dataDir) && 'listed');
  note('writing a file', () => builtIn('fs').writeFileSync(`${TARGETS.dataDir}/written-by-a-remote`, 'x') ?? 'written');
  note('child process', () => builtIn('child_process').execSync('echo run').toString().trim());
  note('worker thread', () => builtIn('worker_threads').Worker.name);
  note('inspector', () => builtIn('inspector').open.name);
  note('native code', () => process.dlopen.name);
  note('ending the process', () => process.exit && 'possible');
}

function tryModules(scope) {
  note('code from text', () => (0, eval)('1 + 1') && 'run');
  note('modules of other remotes', () =>
    Object.keys(require.cache).some((file) => file.includes('/mf-content/')) ? 'reached' : 'none',
  );
  note('the module that loaded it', () => module.parent.require && 'reached');
  note('streams of the console', () => console._stdout.write && 'reached');
  note('a class with connections', () => globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch && 'reached');
  note('a shared module', () => {
    const [{ get }] = Object.values(scope.react);
    const replacement = () => null;
    get()().createElement = replacement;
    return get()().createElement === replacement ? 'replaced' : 'denied';
  });
  note('the share scope of others', () => {
    for (const version of Object.keys(scope.react))
      scope.react[version] = {
        get: () => () => ({ createElement: () => null }),
        from: 'shell',
        eager: true,
        loaded: 1,
      };
    return 'changed its own';
  });
}

function tryPrototypes() {
  note('Object.prototype', () => {
    Object.prototype.polluted = 'yes';
    const found = {}.polluted;
    delete Object.prototype.polluted;
    return found;
  });
  for (const [name, owner, key] of [
    ['Array.prototype', Array.prototype, 'push'],
    ['Promise.prototype', Promise.prototype, 'then'],
    ['JSON', JSON, 'parse'],
    ['globals', globalThis, 'Map'],
  ]) {
    note(name, () => {
      const original = owner[key];
      owner[key] = function replaced(...given) {
        return original.apply(this, given);
      };
      const isReplaced = owner[key] !== original;
      owner[key] = original;
      return isReplaced ? 'replaced' : 'denied';
    });
  }
}

/** What the gate would take for the answer of its own program. */
const FORGED = { type: 'answer', problems: [], classes: ['forged'] };

function tryToAnswer() {
  note('sending an answer', () => process.send(FORGED) && 'sent');
  note('the channel', () => process.channel.fd && 'reached');
  note('writing to the channel', () => {
    const fs = builtIn('fs');
    for (let file = 3; file < 40; file += 1) {
      try {
        fs.writeSync(file, `${JSON.stringify(FORGED)}\n`);
      } catch {
        // Not this one.
      }
    }
    return 'written';
  });
}

const connected = (socket) =>
  new Promise((resolve, reject) => socket.once('connect', () => resolve('connected')).once('error', reject));

async function tryNetwork() {
  await noteLater('fetch', async () => (await fetch(TARGETS.url)).text());
  await noteLater('fetch of the gateway', async () => (await fetch('/federation/api/contract.json')).text());
  await noteLater('net', async () => connected(builtIn('net').connect(Number(new URL(TARGETS.url).port), '127.0.0.1')));
  await noteLater(
    'http',
    async () =>
      new Promise((resolve, reject) =>
        builtIn('http')
          .get(TARGETS.url, () => resolve('connected'))
          .once('error', reject),
      ),
  );
  await noteLater(
    'dgram',
    async () =>
      new Promise((resolve, reject) =>
        builtIn('dgram')
          .createSocket('udp4')
          .send('x', 9, '127.0.0.1', (error) => (error ? reject(error) : resolve('sent'))),
      ),
  );
  await noteLater(
    'dns',
    async () =>
      new Promise((resolve, reject) =>
        builtIn('dns').lookup('localhost', (error) => (error ? reject(error) : resolve('found'))),
      ),
  );
  await noteLater('WebSocket', async () => new WebSocket(TARGETS.url).url && 'opened');
  await noteLater('import()', async () => (await import('node:fs')).readFileSync && 'reached');
}

async function tryEverything() {
  await tryNetwork();
  tryFilesAndProcesses();
  tryPrototypes();
  if (TARGETS.forges) tryToAnswer();
  const report = `HOSTILE ${JSON.stringify(got)} END`;
  console.log(report);
  throw new Error(report);
}

let scope;
module.exports = {
  init: (given) => {
    scope = given;
    tryModules(scope);
  },
  get: async () => () => ({
    page: { meta: () => ({ title: 'Contact', description: 'Écrire' }), Component: () => null, loader: tryEverything },
  }),
};
