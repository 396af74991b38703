import { expect, test } from 'vitest';
import { movedTo } from './moved-pages.ts';

test.each([
  ['/integrations/slack', '/integrations'],
  ['/organisation/integrations/tripletex', '/integrations'],
  ['/organisation/integrations/tripletex/', '/integrations'],
  ['/integrations', undefined],
  ['/organisation/integrations', undefined],
  ['/organisation/settings/integrations', undefined],
  ['/integrations/a/b', undefined],
  ['/a/integrations/b/c', undefined],
  ['/a/b/integrations/c', undefined],
  ['/people', undefined],
])('sends %s to %s', (path, expected) => {
  expect(movedTo(path)).toBe(expected);
});
