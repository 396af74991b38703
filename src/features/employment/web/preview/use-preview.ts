import { useEffect, useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useReachable } from '#kernel/web/reachable.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import { previewDocument } from '../../contract/endpoints-life.ts';
import { canBeSent, contentOfDraft, elementsGiven } from '../wizard/draft-fields.ts';
import { tabId } from '../wizard/tab-id.ts';

/** Short enough to follow the typing; of what comes faster only the newest is made. */
const restMilliseconds = 120;

interface Preview {
  /** The newest PDF that has come. */
  bytes: Uint8Array | undefined;
  hasFailed: boolean;
}

/** The PDF of a document with what is typed; each change asks again, and only the newest is shown (employment.18). */
export function usePreview(document: EmploymentDocument): Preview {
  const [preview, setPreview] = useState<Preview>({ bytes: undefined, hasFailed: false });
  const isReachable = useReachable();
  const request = JSON.stringify(previewOf(document));
  useEffect(() => {
    const ended = new AbortController();
    const read = async (): Promise<void> => {
      try {
        // What was written two lines above.
        const body = JSON.parse(request) as ReturnType<typeof previewOf>;
        const file = await call(previewDocument, { body }, { signal: ended.signal });
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (!ended.signal.aborted) setPreview({ bytes, hasFailed: false });
      } catch (error) {
        if (ended.signal.aborted || (error instanceof CallError && error.has('documents.NewerPreview'))) return;
        if (!(error instanceof CallError)) throw error;
        setPreview((before) => ({ ...before, hasFailed: true }));
      }
    };
    const timer = setTimeout(() => void read(), restMilliseconds);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
    // Again when the connection is back.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [request, isReachable]);
  return preview;
}

/** Everything that the contract says, but what no contract may have. */
function previewOf(document: EmploymentDocument) {
  const { variables, elements } = contentOfDraft(document);
  const given = elementsGiven(elements);
  const areSound = given.every(({ key, ...clause }) => canBeSent(`clause.${key}`, clause));
  return {
    documentId: document.documentId,
    tab: tabId(),
    variables: variables.flatMap(({ key, value }) => (canBeSent(`variable.${key}`, value) ? { key, value } : [])),
    ...(areSound && { elements: given }),
  };
}
