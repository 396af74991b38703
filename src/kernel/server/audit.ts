import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from './database/unit.ts';

/** What a state-changing request did to one record; `before` and `after` hold only fields that may appear in a log (log.1). */
export interface Change {
  entity: string;
  entityId: string;
  /** The person it concerns, so that the log can be filtered by person and erasure can find the line. */
  companyUserId?: string;
  /** The record that it belongs to, as a file to a contract: to whom that one is closed sees no line of this one, also when both are gone (log.11). */
  ownerId?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The call of the same feature that this amounts to, where the one that was made does several things: the line stands as its, so that a deletion is marked (log.13). */
  as?: string;
  /** A view that an open page repeats by itself: repeated views by the same user within some minutes are one line (decision 48). */
  isRepeatable?: boolean;
  /** The log has a line for it already, as for a draft that saves itself while somebody types: no further line, but open pages are told (decision 109). */
  isInLog?: boolean;
  /** Somebody whose open pages are not told, whatever their role, because they may not know of the record. */
  keptFrom?: string;
}

/** The company that a call without one entered, and whom its caller became there, when the call is that person's; nobody when it only looks in. */
export interface EnteredCompany {
  company: Company;
  by?: { companyUserId: string; role: RoleKey };
}
