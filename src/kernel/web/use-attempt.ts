import { useState } from 'react';
import { CallError } from './call-error.ts';
import { errorLines } from './error-texts.ts';
import { useReachable } from './reachable.ts';

export interface Attempt {
  isBusy: boolean;
  /** Why it was refused, or that nothing answered. */
  problem: CallError | undefined;
  lines: readonly string[];
  /** Whether it was done. `onRefused` runs when the server answered that it was not. */
  run: (work: () => Promise<void>, onRefused?: () => void) => Promise<boolean>;
  clear: () => void;
}

/** A call that a button makes: once, however often it is clicked, and again when it failed. That it was held back is said until the connection is back. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setProblem] = useState<CallError>();
  const isReachable = useReachable();
  const problem = refusal?.unanswered === 'held' && isReachable ? undefined : refusal;
  async function run(work: () => Promise<void>, onRefused?: () => void): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error);
      if (!error.offline) onRefused?.();
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, lines: problem ? errorLines(problem) : [], run, clear: () => setProblem(undefined) };
}
