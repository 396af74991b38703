import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

const bucketSays = (httpStatusCode: number) => Object.assign(new Error('x'), { $metadata: { httpStatusCode } });

test.each<[string, unknown, boolean]>([
  ['a refused connection', coded('ECONNREFUSED'), true],
  ['a database that is shutting down', coded('57P01'), true],
  ['a database that is starting', coded('57P03'), true],
  ['a full disk of the database', coded('53100'), true],
  ['too many connections', coded('53300'), true],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['a pool that got no connection', new Error('timeout exceeded when trying to connect'), true],
  ['a full disk of ours', coded('ENOSPC'), true],
  ['an embedded database that is gone', coded('ENOENT', { syscall: 'connect' }), true],
  ['a bucket that is full', bucketSays(507), true],
  ['a bucket that has too much to do', bucketSays(503), true],
  ['a bucket that refuses us', bucketSays(403), false],
  ['a file that is gone', coded('ENOENT', { syscall: 'open' }), false],
  ['a cause below', new Error('work failed', { cause: coded('08006') }), true],
  ['a cancelled statement', coded('57014'), false],
  ['a broken rule of the database', coded('23505'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['no error', 'ECONNREFUSED', false],
])('%s', (_name, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
