import { Worker } from 'node:worker_threads';
import { openTurns } from '../turns.ts';

interface ThreadLimits {
  milliseconds: number;
  heapMegabytes: number;
  /** How much the process may grow while a thread runs: what it unpacks into buffers is beyond the limit of its heap. */
  growthMegabytes: number;
}

const usualLimits: ThreadLimits = { milliseconds: 60_000, heapMegabytes: 512, growthMegabytes: 1024 };
const lookMilliseconds = 250;
/** Of the process, because all its requests share the CPU. */
const turns = openTurns({ atOnce: 2 });

/**
 * Gives one task to a worker thread and returns its only message; undefined when it took too much memory or time. A malicious or huge file cannot crash
 * or block the process. The module answers its `workerData` with one message, of the type that its caller expects.
 */
export async function runThread<Done>(module: URL, task: unknown, limits: ThreadLimits = usualLimits): Promise<Done | undefined> {
  const leave = await turns.enter();
  const resourceLimits = { maxOldGenerationSizeMb: limits.heapMegabytes };
  const thread = new Worker(module, { workerData: task, resourceLimits, execArgv: [], env: {} });
  const clock = setTimeout(() => void thread.terminate(), limits.milliseconds);
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > limits.growthMegabytes * 1024 * 1024) void thread.terminate();
  }, lookMilliseconds);
  try {
    return await answerOf<Done>(thread);
  } catch (error) {
    if (isTooMuch(error)) return undefined;
    throw error;
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
    await thread.terminate();
    leave();
  }
}

class EndedEarly extends Error {
  override name = 'EndedEarly';
}

function answerOf<Done>(thread: Worker): Promise<Done> {
  return new Promise((give, fail) => {
    thread.once('message', give);
    thread.once('error', fail);
    thread.once('exit', () => fail(new EndedEarly('The thread ended before it answered.')));
  });
}

/** Out of memory or time. */
function isTooMuch(error: unknown): boolean {
  return error instanceof EndedEarly || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
