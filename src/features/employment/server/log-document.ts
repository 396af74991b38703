import { looksAtOwn } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { nameOf } from './present-document.ts';
import type { StoredDocument } from './store-documents.ts';

/** A line of the log about a contract; it names the contract and says nothing of what stands in it. */
export function logged(
  { documentId, personId }: { documentId: string; personId: string | null },
  { before, after }: Pick<Change, 'before' | 'after'>,
): Change {
  return {
    entity: 'employmentContract',
    entityId: documentId,
    ...(personId !== null && { companyUserId: personId }),
    ...(before && { before }),
    ...(after && { after }),
  };
}

/** Logs that the caller reads a contract, unless it is their own (employment.15). `isRepeatable` is a view that an open page repeats (decision 48). */
export function logReading(
  { actor: { member }, audit }: Pick<CallContext, 'actor' | 'audit'>,
  document: StoredDocument,
  { looked, isRepeatable = false }: { looked: 'view' | 'download'; isRepeatable?: boolean },
): void {
  if (looksAtOwn(member, document.personId)) return;
  audit({ ...logged(document, { after: { name: nameOf(document), looked } }), isRepeatable });
}
