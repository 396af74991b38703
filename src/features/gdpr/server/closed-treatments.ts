import { readRestrictedItems } from '#features/access-control/server/public.ts';
import type { ItemLevel } from '#features/access-control/contract/entities-item.ts';
import { readNoteIds } from '#features/notes/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ClosedRecords } from '#kernel/server/logged-kinds.ts';
import { notedTreatment } from '../contract/endpoints-notes.ts';
import { dpiaKind, erasureKind, treatmentKind } from './log-gdpr.ts';
import { readDpiaIdsOf } from './dpia/store-dpias.ts';
import { readProofIdsOf } from './erasure/store-erasure.ts';
import { readHeld } from './store-owners.ts';
import type { StoredTreatment } from './store-treatments.ts';

/** What restrictions leave to a member of the treatments of a company (access-control.8). */
export interface TreatmentAccess {
  levelOf: (treatmentId: string) => ItemLevel | 'none';
  isRestricted: (treatmentId: string) => boolean;
  /** Those that are closed to the member, also deleted ones. */
  hidden: ReadonlySet<string>;
}

type Viewer = Pick<Membership, 'companyUserId' | 'role'>;

/** How a member sees the treatments; one statement without restrictions, else three. */
export async function treatmentAccess(company: Company, member: Viewer): Promise<TreatmentAccess> {
  const restricted = await readRestrictedItems(company, treatmentKind);
  const owners = restricted.size === 0 ? new Map() : await readHeld(company, [...restricted.keys()]);
  const levels = new Map([...restricted].map(([id, levelFor]) => [id, levelFor(member, owners.get(id)?.employeeId ?? null)]));
  return {
    levelOf: (treatmentId) => levels.get(treatmentId) ?? 'full',
    isRestricted: (treatmentId) => levels.has(treatmentId),
    hidden: new Set([...levels].flatMap(([id, level]) => (level === 'none' ? [id] : []))),
  };
}

/** A treatment as a member sees it. */
export interface VisibleTreatment extends StoredTreatment {
  level: ItemLevel;
  isRestricted: boolean;
}

/** Those of these treatments that the member sees. */
export function seenBy({ levelOf, isRestricted }: TreatmentAccess, treatments: readonly StoredTreatment[]): VisibleTreatment[] {
  return treatments.flatMap((one) => {
    const level = levelOf(one.treatmentId);
    return level === 'none' ? [] : [{ ...one, level, isRestricted: isRestricted(one.treatmentId) }];
  });
}

/** A treatment as far as permissions depend on it. */
export const treatmentFacts = ({ content: { employeeId }, level }: Pick<VisibleTreatment, 'content' | 'level'>) => ({ employeeId, level });

/** Ids without those of hidden treatments. */
export function shownIds(ids: readonly string[], { hidden }: TreatmentAccess): string[] {
  return ids.filter((id) => !hidden.has(id));
}

/** The chosen treatments, and those that whoever chose does not see: they stay. */
export function withHidden(chosen: readonly string[], stored: readonly string[], { hidden }: TreatmentAccess): string[] {
  return [...new Set([...chosen, ...stored.filter((id) => hidden.has(id))])];
}

/** Whose lines the logs leave out: hidden treatments, and what is only about them; one statement where nothing is hidden. */
export async function closedToMember(company: Company, member: Viewer): Promise<ClosedRecords> {
  const hidden = [...(await treatmentAccess(company, member)).hidden];
  if (hidden.length === 0) return new Map();
  return new Map([
    [treatmentKind, hidden],
    [dpiaKind, await readDpiaIdsOf(company, hidden)],
    [erasureKind, await readProofIdsOf(company, hidden)],
    ['note', await readNoteIds(company, notedTreatment.kind, hidden)],
  ]);
}
