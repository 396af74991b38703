import { lazy } from 'react';
import { expect, test } from 'vitest';
import * as parts from './public.ts';

const lazyKind = lazy(async () => ({ default: () => null })).$$typeof;

test('gives other features parts that are fetched when they are first drawn', () => {
  for (const part of [parts.RestrictDialog, parts.ExplainDialog]) {
    expect(part.$$typeof).toBe(lazyKind);
  }
});
