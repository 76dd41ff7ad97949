import { noticesIn } from './health-routes';

it('the notices of the content service are those that its health call returns', () => {
  expect(noticesIn('{"status":"ok","notices":["CONTACT_RECIPIENTS is not set"]}')).toEqual([
    'CONTACT_RECIPIENTS is not set',
  ]);
});

it.each(['<h1>Welcome</h1>', '', '{"status":"ok"}', '{"status":"ok","notices":[{"text":"x"}]}'])(
  'the notices of the content service are none where another content service answers %s',
  (text) => {
    expect(noticesIn(text)).toEqual([]);
  },
);
