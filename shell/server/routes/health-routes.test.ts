import { noticesIn } from './health-routes';

it.each(['<h1>Welcome</h1>', '', '{"status":"ok"}', '{"status":"ok","notices":[{"text":"x"}]}'])(
  'the notices of the content service are none where another content service answers %s',
  (text) => {
    expect(noticesIn(text)).toEqual([]);
  },
);
