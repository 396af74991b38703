import type { Change } from '#kernel/server/audit.ts';

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
