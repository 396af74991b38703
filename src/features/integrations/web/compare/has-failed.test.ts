import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import type { Comparison } from '../../contract/entities.ts';
import { hasFailed } from './has-failed.ts';

const refused = new CallError({ status: 400, codes: ['integrations.NoPermission'] });
const offline = new CallError({ status: 0, codes: [] });
const busy = new CallError({ status: 503, codes: ['common.Unknown'] });
const running = { state: 'running', percent: 30 } as const;
// Only its state is looked at.
const done = { state: 'done', comparison: {} as Comparison } as const;

test.each([
  ['nothing is known yet', undefined, undefined, false],
  ['it is refused at once', undefined, refused, true],
  ['the line broke before anything was known', undefined, offline, true],
  ['it is running', running, undefined, false],
  ['it was running and was refused then', running, refused, true],
  ['it was running and the line broke', running, offline, false],
  ['it was running and the server was restarted', running, busy, false],
  ['another one is refused beside one that is done', done, refused, false],
])('%s', (_case, answer, error, failed) => {
  expect(hasFailed({ answer, error })).toBe(failed);
});
