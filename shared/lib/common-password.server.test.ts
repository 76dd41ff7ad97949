import { isCommonPassword } from './common-password.server';

const EMAIL = 'Agent.Durand@lagune.example';

it.each([
  ['a word', ['P@ssw0rd1234', 'Motdepasse2024!', 'mot de passe 1', 'bienvenue2024', 'administrateur']],
  ['a name', ['loulou123456', 'christopher1', 'vippvippvipp', 'groupe VIPP 2026']],
  ['a row of keys', ['azertyuiop12', 'poiuytreza12', 'wxcvbnqsdfgh', '1q2w3e4r5t6y', 'qazwsxedcrfv']],
  ['a row of characters', ['123456789012', 'aaaaaaaaaaaa', 'abababababab', 'abcdefghijkl']],
  ['a day', ['01/02/1985 01/02', 'Décembre-2026!']],
  ['a word or an address twice', ['bonjour bonjour', 'DurandDurand1']],
  ['the address', ['agent.durand', 'Agent.Durand@lagune.example']],
])('a password is common if it is %s', (_what, passwords) => {
  expect(passwords.filter((password) => !isCommonPassword(password, EMAIL))).toEqual([]);
});

it.each([
  ['words', ['quatre baobabs au vent', 'cheval agrafe pile lune', 'la pluie tombe sur Lomé', 'trois manguiers']],
  ['other scripts', ['ñandú sous l’orage', '密码短语需要更长一些才行']],
  ['random characters', ['kR9!vTq2#xLmZ', `${'z'.repeat(3)}Gm4!pWq8`, `kLmQw7${'x9'.repeat(500)}`]],
])('a password is not common if it is of %s', (_what, passwords) => {
  expect(passwords.filter((password) => isCommonPassword(password, EMAIL))).toEqual([]);
});

it.each(['', '12', '!'])('a password is common if it is the address itself with %j, of any length', (more) => {
  const email = 'e7f0c4f5-7a5e-4d8b-9a52-0f6f1c2d3e4f@lagune.example';
  expect(isCommonPassword(email + more, email)).toBe(true);
  expect(isCommonPassword(`${email} quatre baobabs`, email)).toBe(false);
});

it('a password is rated fast, however long it is', () => {
  const start = process.cpuUsage();
  for (const part of ['a1', 'password', '4@3$0!1+', '1234567890'])
    isCommonPassword(part.repeat(1_000 / part.length).concat('x'), EMAIL);
  // In processor time, which other programs of the machine do not lengthen.
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
});
