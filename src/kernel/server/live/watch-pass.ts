import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';
import type { Place } from './live-connection.ts';

/** A record of a company that pages can watch. */
export interface WatchedRecord {
  companyId: number;
  entity: string;
  entityId: string;
}

/** What a record's answer gives its reader, so that their page may watch it; another user or role cannot use it. */
export function watchPass(secrets: Secrets, { companyId, entity, entityId }: WatchedRecord, { companyUserId, role }: Place): string {
  return secrets.digest([companyId, entity, entityId, companyUserId, role].join('|'), 'live-watch');
}

export function isPassFor(secrets: Secrets, given: string, record: WatchedRecord, place: Place): boolean {
  const [pass, expected] = [Buffer.from(given), Buffer.from(watchPass(secrets, record, place))];
  return pass.length === expected.length && timingSafeEqual(pass, expected);
}
