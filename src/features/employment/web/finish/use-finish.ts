import { useState } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import { finishDocument } from '../../contract/endpoints-finish.ts';

// What remains stands on the page of the contract.
const isShownThere = (): void => undefined;

interface Finish {
  isFinishing: boolean;
  /** Undefined when it was refused, which is shown. */
  finish: (documentId: string) => Promise<EmploymentDocument | undefined>;
}

/** Publishes a contract with what else was chosen, or does what remains of it (employment.21); `changes` are the queries to refetch. */
export function useFinish(changes: readonly EndpointAddress[]): Finish {
  const [isFinishing, setFinishing] = useState(false);
  const { write } = useWrite(finishDocument, { changes });
  const finish: Finish['finish'] = async (documentId) => {
    setFinishing(true);
    try {
      return (await write({ body: { documentId } }, { onWarnings: isShownThere })).document;
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
