import { noticesIn } from './health-routes';

const ANSWERS = ['<h1>Welcome</h1>', '', '{"status":"ok"}', '{"status":"ok","notices":[{"text":"x"}]}'];
it.each(ANSWERS)('the notices of the content service are none where another content service answers %s', (text) => {
  expect(noticesIn(text)).toEqual([]);
});
