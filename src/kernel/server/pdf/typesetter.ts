import { fork, type ChildProcess } from 'node:child_process';
import { openTurns } from '../turns.ts';
import { sentOrder, type Pdf, type PdfAnswer, type PdfOrder } from './pdf-order.ts';

const program = new URL('typeset-process.ts', import.meta.url);

interface TypesetterLimits {
  /** How long one document may take. */
  mostMilliseconds?: number;
  /** How long the process waits for another document before it ends. */
  idleMilliseconds?: number;
}

/**
 * One process that typesets PDFs, one after another, and stays warm in between. In a process of their own they block no request, and a crash of
 * the native compiler fails only one document: the next one starts another process. An aborted document leaves the queue or, once begun, ends
 * the process, because typesetting cannot be interrupted.
 */
export class Typesetter {
  readonly #limits: Required<TypesetterLimits>;
  readonly #turns = openTurns({ atOnce: 1 });
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor({ mostMilliseconds = 120_000, idleMilliseconds = 300_000 }: TypesetterLimits = {}) {
    this.#limits = { mostMilliseconds, idleMilliseconds };
  }

  /** The id of the process while there is one. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  async print(order: PdfOrder, signal?: AbortSignal): Promise<Uint8Array> {
    return (await this.typeset(order, signal)).bytes;
  }

  /** As `print`, with whether the document claims its standard. */
  async typeset(order: PdfOrder, signal?: AbortSignal): Promise<Pdf> {
    const leave = await this.#turns.enter(undefined, signal);
    try {
      return await this.#printNow(order, signal);
    } finally {
      leave();
    }
  }

  /** Ends the process; a document that is being typeset fails. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #printNow(order: PdfOrder, signal: AbortSignal | undefined): Promise<Pdf> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    keepAlive(child, true);
    const late = AbortSignal.timeout(this.#limits.mostMilliseconds);
    try {
      const answer = await answerOf(child, order, signal ? AbortSignal.any([signal, late]) : late);
      if (answer.isSpent) this.close();
      if ('error' in answer) throw new Error(answer.error);
      return { bytes: answer.bytes, claimsStandard: answer.claimsStandard };
    } catch (error) {
      if (signal?.aborted || late.aborted) this.close();
      throw error;
    } finally {
      keepAlive(child, false);
      this.#idle = setTimeout(() => this.close(), this.#limits.idleMilliseconds).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(program, [], { serialization: 'advanced', env: {} });
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    // A process that dies while it is sent something may fail twice, and a failure that nobody hears would end this one.
    child.once('exit', forget).once('disconnect', forget).on('error', forget);
    this.#child = child;
    return child;
  }
}

/** While nothing is typeset, the process does not keep this one from ending; it ends with it. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  child[isBusy ? 'ref' : 'unref']();
  child.channel?.[isBusy ? 'ref' : 'unref']();
}

function answerOf(child: ChildProcess, order: PdfOrder, signal: AbortSignal): Promise<PdfAnswer> {
  const settled = new AbortController();
  const answer = new Promise<PdfAnswer>((give, refuse) => {
    const on = { signal: settled.signal };
    signal.addEventListener('abort', () => refuse(signal.reason), on);
    const handleExit = (code: number | null, name: string | null) =>
      refuse(new Error(`The process that typesets ended (${name ?? code}).`));
    // The process sends nothing else (`typeset-process.ts`).
    const handleAnswer = (message: unknown) => give(message as PdfAnswer);
    // One that never started does not exit. One that cannot be sent to is dead or dying, and how it ended is said when it has.
    const handleError = (error: Error | null): void => {
      if (error && child.pid === undefined) refuse(error);
      else if (error) child.kill('SIGKILL');
    };
    child.once('message', handleAnswer).once('exit', handleExit).on('error', handleError);
    on.signal.addEventListener('abort', () => child.off('message', handleAnswer).off('exit', handleExit).off('error', handleError));
    child.send(sentOrder(order), handleError);
  });
  return answer.finally(() => settled.abort());
}
