import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#kernel/web/connection.ts';
import { askLimits } from './ask-limits.ts';

let asked: string[];
let companyId = 1;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  connect({ base: 'http://localhost', companyId: () => companyId });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    asked.push(body);
    return Response.json({ success: true, limits: { userLimit: { limit: 5, used: asked.length } } });
  });
});

afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('does not ask again while it is being asked, nor within 250 ms', async () => {
  const [first, second] = await Promise.all([askLimits(['userLimit']), askLimits(['userLimit'])]);
  expect(first).toEqual({ userLimit: { limit: 5, used: 1 } });
  expect(second).toEqual(first);
  await vi.advanceTimersByTimeAsync(249);
  await askLimits(['userLimit']);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await askLimits(['userLimit'])).toEqual({ userLimit: { limit: 5, used: 2 } });
});

test('asks for each limit and each company by itself', async () => {
  await askLimits(['userLimit']);
  await askLimits(['smsLimit']);
  companyId = 2;
  await askLimits(['userLimit']);
  expect(asked).toHaveLength(3);
});
