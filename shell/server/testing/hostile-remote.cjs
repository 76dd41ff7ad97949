/**
 * The server half of a remote that tries to reach what it must not, and reports what it reached on the console and in an
 * error that its page throws. A test prepends the definition of TARGETS.
 */
/* global TARGETS, __filename, WebSocket */
const reached = {};
const attemptNow = (name, attempt) => {
  try {
    reached[name] = attempt() ?? 'denied';
  } catch {
    reached[name] = 'denied';
  }
};
const attemptAsync = async (name, attempt) => {
  const timeout = new Promise((resolve) => setTimeout(resolve, 1_500, 'denied'));
  reached[name] = await Promise.race([attempt(), timeout]).catch(() => 'denied');
};

/** Tries every way to a built-in module of Node. */
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
      // Try the next way.
    }
  }
  throw new Error(`no ${name}`);
}

const read = (file) => builtIn('fs').readFileSync(file, 'utf8');
const has = (text) => (TARGETS.secrets.some((secret) => text.includes(secret)) ? 'a secret' : 'no secret');

function tryFilesAndProcesses() {
  attemptNow('environment', () => has(JSON.stringify(process.env)));
  attemptNow('the environment at the start', () => has(read('/proc/self/environ')));
  attemptNow('report', () => has(JSON.stringify(process.report.getReport().environmentVariables)));
  attemptNow('arguments', () => has([...process.argv, ...process.execArgv].join()));
  attemptNow('a file of the system', () => read('/etc/passwd') && 'read');
  attemptNow('the site’s secrets', () => has(read(`${TARGETS.dataDir}/secrets.json`)));
  attemptNow('the key of another team', () => has(read(`${TARGETS.dataDir}/federation/keys/mf-content.pem`)));
  attemptNow('a folder beside its own', () => builtIn('fs').readdirSync(TARGETS.dataDir) && 'listed');
  attemptNow(
    'writing a file',
    () => builtIn('fs').writeFileSync(`${TARGETS.dataDir}/written-by-a-remote`, 'x') ?? 'written',
  );
  attemptNow('child process', () => builtIn('child_process').execSync('echo run').toString().trim());
  attemptNow('worker thread', () => builtIn('worker_threads').Worker.name);
  attemptNow('inspector', () => builtIn('inspector').open.name);
  attemptNow('native code', () => process.dlopen.name);
  attemptNow('ending the process', () => process.exit && 'possible');
}

function tryModules(scope) {
  attemptNow('code from text', () => (0, eval)('1 + 1') && 'run');
  attemptNow('the module that loaded it', () => module.parent.require && 'reached');
  attemptNow('streams of the console', () => console._stdout.write && 'reached');
  attemptNow(
    'a class with connections',
    () => globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch && 'reached',
  );
  attemptNow('a shared module', () => {
    const [{ get }] = Object.values(scope.react);
    const replacement = () => null;
    get()().createElement = replacement;
    return get()().createElement === replacement ? 'replaced' : 'denied';
  });
  attemptNow('the share scope of others', () => {
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
  attemptNow('Object.prototype', () => {
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
    attemptNow(name, () => {
      const original = owner[key];
      owner[key] = function replaced(...args) {
        return original.apply(this, args);
      };
      const isReplaced = owner[key] !== original;
      owner[key] = original;
      return isReplaced ? 'replaced' : 'denied';
    });
  }
}

/** A message that imitates the answer of the sandbox program. */
const FORGED = { type: 'answer', problems: [], classes: ['forged'] };

function tryToAnswer() {
  attemptNow('sending an answer', () => process.send(FORGED) && 'sent');
  attemptNow('the channel', () => process.channel.fd && 'reached');
  attemptNow('writing to the channel', () => {
    const fs = builtIn('fs');
    for (let file = 3; file < 40; file += 1) {
      try {
        fs.writeSync(file, `${JSON.stringify(FORGED)}\n`);
      } catch {
        // Not the channel.
      }
    }
    return 'written';
  });
}

const connected = (socket) =>
  new Promise((resolve, reject) => socket.once('connect', () => resolve('connected')).once('error', reject));

async function tryNetwork() {
  await attemptAsync('fetch', async () => (await fetch(TARGETS.url)).text());
  await attemptAsync('fetch of the gateway', async () => (await fetch('/federation/api/contract.json')).text());
  await attemptAsync('net', async () =>
    connected(builtIn('net').connect(Number(new URL(TARGETS.url).port), '127.0.0.1')),
  );
  await attemptAsync(
    'http',
    async () =>
      new Promise((resolve, reject) =>
        builtIn('http')
          .get(TARGETS.url, () => resolve('connected'))
          .once('error', reject),
      ),
  );
  await attemptAsync(
    'dgram',
    async () =>
      new Promise((resolve, reject) =>
        builtIn('dgram')
          .createSocket('udp4')
          .send('x', 9, '127.0.0.1', (error) => (error ? reject(error) : resolve('sent'))),
      ),
  );
  await attemptAsync(
    'dns',
    async () =>
      new Promise((resolve, reject) =>
        builtIn('dns').lookup('localhost', (error) => (error ? reject(error) : resolve('found'))),
      ),
  );
  await attemptAsync('WebSocket', async () => new WebSocket(TARGETS.url).url && 'opened');
  await attemptAsync('import()', async () => (await import('node:fs')).readFileSync && 'reached');
}

async function tryEverything() {
  // Not at its start: the other remote may start after it.
  attemptNow('modules of other remotes', () =>
    Object.keys(require.cache).some((file) => file.includes('/mf-content/')) ? 'reached' : 'none',
  );
  await tryNetwork();
  tryFilesAndProcesses();
  tryPrototypes();
  if (TARGETS.forges) tryToAnswer();
  const report = `HOSTILE ${JSON.stringify(reached)} END`;
  console.log(report);
  throw new Error(report);
}

let scope;
module.exports = {
  init: (shareScope) => {
    scope = shareScope;
    tryModules(scope);
  },
  get: async () => () => ({
    page: { meta: () => ({ title: 'Contact', description: 'Écrire' }), Component: () => null, loader: tryEverything },
  }),
};
