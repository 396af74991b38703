import { findTransition } from '#kernel/contract/transitions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { DocumentPermissions } from '../contract/document.ts';
import { documentState, type DocumentState } from '../contract/kinds.ts';
import { documentTransitions, isDraft, mayBeDeleted, takesAddenda, type DocumentAction } from '../contract/rules/document-status.ts';
import type { DocumentHead } from './store-documents.ts';

/**
 * How much of a document somebody sees (employment.15): all of it; its row and, once it is published, its text; its row only; nothing.
 */
export type DocumentVisibility = 'all' | 'published' | 'row' | 'none';

export function isFull({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.employmentContracts === 'full';
}

interface DocumentFacts {
  state: DocumentState;
  personId: string | null;
}

/** How the reader stands to the person of a document. */
export interface ReaderRelation {
  isInTeam: boolean;
  /** The right to see that person's pay. */
  seesPay: boolean;
}

export function documentVisibility(
  member: Pick<Membership, 'levels' | 'companyUserId'>,
  { state, personId }: DocumentFacts,
  standing: ReaderRelation | undefined,
): DocumentVisibility {
  if (isFull(member)) return 'all';
  if (personId === null) return 'none';
  if (personId === member.companyUserId) return state === documentState.draft ? 'none' : 'published';
  if (member.levels.employmentContracts !== 'team' || !standing?.isInTeam) return 'none';
  return standing.seesPay ? 'published' : 'row';
}

/** Whether the text may be read: by others than those who make contracts, only as it was published. */
export function seesText(visibility: DocumentVisibility, state: DocumentState): boolean {
  return visibility === 'all' || (visibility === 'published' && !isDraft(state));
}

/** Whether the kept files may be opened; of a reopened draft that is the former PDF. */
export function seesFile(visibility: DocumentVisibility): boolean {
  return visibility === 'all' || visibility === 'published';
}

export function documentPermissions(
  member: Pick<Membership, 'levels'>,
  { state, parentId, annulledAt, isContractAnnulled }: Pick<DocumentHead, 'state' | 'parentId' | 'annulledAt' | 'isContractAnnulled'>,
): DocumentPermissions {
  const full = isFull(member);
  const may = (action: DocumentAction) => full && 'to' in findTransition(documentTransitions, { status: state, action, actor: 'full' });
  return {
    update: full && isDraft(state),
    // What changes a contract that no longer applies is neither published nor signed any more (employment.29).
    publish: may('publish') && !isContractAnnulled,
    reopen: may('reopen'),
    uploadSigned: may('uploadSigned') && !isContractAnnulled,
    // An addendum belongs to its contract and is made from it.
    copy: full && parentId === null,
    addendum: full && parentId === null && takesAddenda(state) && annulledAt === null,
    delete: full && mayBeDeleted(state),
  };
}
