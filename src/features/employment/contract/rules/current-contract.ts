import type { DocumentListItem } from '../document.ts';

type Signed = Pick<DocumentListItem, 'documentId' | 'publishedOn' | 'addendumTo' | 'isAnnulled'>;

/** Whether a signed contract is the one that applies to its person: the newest of theirs that is not annulled, until its end, if it has one (employment.31). */
export function isCurrentContract(
  documentId: string,
  { signed, end, today }: { signed: readonly Signed[]; end: string | undefined; today: string },
): boolean {
  if (end !== undefined && end < today) return false;
  const contracts = signed.filter(({ addendumTo, isAnnulled }) => addendumTo === null && !isAnnulled);
  const newest = contracts.toSorted((a, b) => (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''))[0];
  return newest?.documentId === documentId;
}
