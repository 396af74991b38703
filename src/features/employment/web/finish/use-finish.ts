import { useState } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import { finishDocument } from '../../contract/endpoints-finish.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';

// What remains stands on the page of the contract.
const isShownThere = (): void => undefined;

/** Publishes a contract with what else was chosen, or does what remains of it (employment.21); a refusal is shown. */
export function useFinish(): { isFinishing: boolean; finish: (documentId: string) => Promise<EmploymentDocument | undefined> } {
  const [isFinishing, setFinishing] = useState(false);
  const { write } = useWrite(finishDocument, { changes: readsOfDocuments });
  const finish = async (documentId: string): Promise<EmploymentDocument | undefined> => {
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
