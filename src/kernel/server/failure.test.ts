import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import type { CallContext } from './call-context.ts';
import { fail, Failure } from './failure.ts';
import type { Fail } from './failure.ts';
import { refuse } from './refuse.ts';
import type { Context } from './serve.ts';

const common = { method: 'GET', effect: 'read', access: { signedIn: true }, company: 'required', answer: z.object({}) } as const;
const declaring = endpoint({ ...common, path: '/declaring', errors: ['notes.NoChannel', 'notes.Other'] });
const silent = endpoint({ ...common, path: '/silent', errors: [] });

test('a step that handlers share compiles only for endpoints that declare its codes', () => {
  expectTypeOf<Context<typeof declaring>['fail']>().toExtend<Fail<'notes.NoChannel'>>();
  expectTypeOf<Context<typeof declaring>>().toExtend<CallContext<'notes.NoChannel'>>();
  expectTypeOf<Context<typeof silent>['fail']>().not.toExtend<Fail<'notes.NoChannel'>>();
  expectTypeOf<Context<typeof silent>>().not.toExtend<CallContext<'notes.NoChannel'>>();
});

test('a step that refuses with common codes alone compiles for every endpoint', () => {
  expectTypeOf<Context<typeof silent>['fail']>().toExtend<Fail>();
  expectTypeOf<Context<typeof silent>>().toExtend<CallContext>();
});

test.each([
  [{ refusal: 'common.NotFound' as const }, 404, {}],
  [{ refusal: 'notes.NoChannel' as const, details: { limit: 3 } }, 400, { details: { limit: 3 } }],
])('a judgement becomes the refusal of the call: %j', (judged, status, extra) => {
  let refused: unknown;
  try {
    refuse(fail, judged);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(Failure);
  expect(refused).toMatchObject({ code: judged.refusal, status });
  expect((refused as Failure).extra).toEqual(extra);
});
