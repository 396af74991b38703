import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { finishDocument } from '../../contract/endpoints-finish.ts';

// What remains stands on the page of the contract.
const isShownThere = (): void => undefined;

interface Finish {
  isFinishing: boolean;
  /** Of the version that was looked at; undefined when it was refused, which is shown. */
  finish: (input: { documentId: string; version?: number }) => Promise<Answer<typeof finishDocument> | undefined>;
}

/** Publishes a contract with what else was chosen, or does what remains of it (employment.21); `changes` are the queries to refetch. */
export function useFinish(changes: readonly EndpointAddress[]): Finish {
  const [isFinishing, setFinishing] = useState(false);
  const { write } = useWrite(finishDocument, { changes });
  const finish: Finish['finish'] = async (input) => {
    setFinishing(true);
    try {
      return await write({ body: input }, { onWarnings: isShownThere });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showError(error);
      return undefined;
    } finally {
      setFinishing(false);
    }
  };
  return { isFinishing, finish };
}
