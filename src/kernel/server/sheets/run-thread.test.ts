import { expect, test } from 'vitest';
import { runThread } from './run-thread.ts';

const limits = { milliseconds: 20_000, heapMegabytes: 512, growthMegabytes: 1024 };
const answers = "import { parentPort, workerData } from 'node:worker_threads';";
const moduleOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(answers + code)}`);

test('a thread answers with its message', async () => {
  expect(await runThread(moduleOf('parentPort.postMessage(workerData + 1);'), 41, limits)).toBe(42);
});

test.each([
  ['time', 'for (;;);', { milliseconds: 300 }],
  ['heap', 'const kept = []; for (;;) kept.push(new Array(10000).fill({}));', { heapMegabytes: 16 }],
  [
    'memory outside its heap',
    'const kept = []; setInterval(() => kept.push(Buffer.alloc(8 * 1024 * 1024, 1)), 10);',
    { growthMegabytes: 64 },
  ],
])('one that takes too much %s is ended, and the process goes on', async (_what, code, own) => {
  expect(await runThread(moduleOf(code), null, { ...limits, ...own })).toBeUndefined();
});

test('what fails in a thread fails for its caller', async () => {
  await expect(runThread(moduleOf("throw new TypeError('wrong');"), null, limits)).rejects.toThrow('wrong');
});
