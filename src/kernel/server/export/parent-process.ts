import { fork, type ChildProcess } from 'node:child_process';
import { childTurns } from './export-turns.ts';
import type { Cell, TableHead } from './table.ts';

/** Messages to the child process that writes the file: the heading once, then rows in batches, then the end. */
export type ToChild = { head: TableHead } | { rows: Cell[][] } | { end: true };
export type FromChild = { bytes: Uint8Array } | { error: string };

const batchSize = 2000;
const timeLimit = 120_000;

/**
 * Writes a file in a child process and returns its bytes. Large tables take seconds and hundreds of megabytes; in a child process they block
 * no request, and their memory is freed completely. Two run at a time; one that is aborted ends.
 */
export async function writeInChildProcess(
  program: URL,
  { head, rows, signal }: { head: TableHead; rows: AsyncIterable<Cell[]>; signal: AbortSignal | undefined },
): Promise<Uint8Array> {
  const leave = await childTurns.enter(undefined, signal);
  const child = fork(program, [], { serialization: 'advanced', execArgv: ['--max-old-space-size=1024'], env: {}, timeout: timeLimit });
  const handleAbort = () => void child.kill();
  signal?.addEventListener('abort', handleAbort);
  const ended = new Promise((end) => child.once('exit', end).once('error', end));
  try {
    const answer = answerOf(child);
    await sendAll(child, head, rows).catch(async (error: unknown) => {
      // Nothing can be sent to a process that has exited; its exit error is more useful.
      if (!child.connected) await answer;
      throw error;
    });
    return await answer;
  } catch (error) {
    // A child that was ended for the caller's sake is no error of its own.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', handleAbort);
    child.kill();
    await ended;
    leave();
  }
}

async function sendAll(child: ChildProcess, head: TableHead, rows: AsyncIterable<Cell[]>): Promise<void> {
  await send(child, { head });
  let batch: Cell[][] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    await send(child, { rows: batch });
    batch = [];
  }
  await send(child, { rows: batch });
  await send(child, { end: true });
}

function send(child: ChildProcess, message: ToChild): Promise<void> {
  return new Promise((sent, failed) => {
    child.send(message, (error) => (error ? failed(error) : sent()));
  });
}

function answerOf(child: ChildProcess): Promise<Uint8Array> {
  const answer = new Promise<Uint8Array>((give, fail) => {
    child.once('message', (message) => {
      // The child sends nothing else (`child-process.ts`).
      const said = message as FromChild;
      if ('bytes' in said) give(said.bytes);
      else fail(new Error(said.error));
    });
    child.once('error', fail);
    child.once('exit', (code, signal) => fail(new Error(`The process that writes a file ended early (${signal ?? code}).`)));
  });
  // The caller receives this error; when reading the rows fails first, the caller no longer awaits it.
  answer.catch(() => undefined);
  return answer;
}
