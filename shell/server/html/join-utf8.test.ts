import { joinUtf8 } from './join-utf8';

it('joins texts and bytes as UTF-8', () => {
  const parts = ['Accueil\u202F: ', Buffer.from('é'), '', '🌍', Buffer.alloc(0), '</p>'];
  expect(joinUtf8(parts).toString()).toBe('Accueil\u202F: é🌍</p>');
});

it('returns bytes of its own, also for a page larger than any before', () => {
  const small = joinUtf8(['petit']);
  const large = joinUtf8(['’'.repeat(1_000_000)]);
  expect([small.toString(), large.length]).toEqual(['petit', 3_000_000]);
});
