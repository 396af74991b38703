import { expect, test } from 'vitest';
import { pathOf, whoIn } from './who-signs.ts';

test.each([
  ['/sign/abc-_9', '', { secret: 'abc-_9' }],
  ['/sign/abc/', '', { secret: 'abc' }],
  ['/sign', '?signingRequestId=7', { signingRequestId: '7' }],
  ['/sign', '', undefined],
  ['/sign/a/b', '', undefined],
  ['/verify', '?signingRequestId=7', undefined],
])('%s%s is about %j', (path, search, who) => {
  expect(whoIn(path, search)).toEqual(who);
});

test.each([[{ secret: 'abc-_9' }], [{ signingRequestId: '7' }]])('the address of %j leads back to it', (who) => {
  const [path = '', query = ''] = pathOf(who).split('?');
  expect(whoIn(path, `?${query}`)).toEqual(who);
});
