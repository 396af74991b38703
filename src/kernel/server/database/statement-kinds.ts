import pg from 'pg';

const changing =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|for\s+(?:no\s+key\s+)?update|for\s+(?:key\s+)?share|pg_notify|nextval|setval|pg_(?:try_)?advisory\w*)\b/i;

/** Whether a statement may change a row, lock one or tell somebody; one that only reads may be taken for such, never the other way round. */
export function mayChange(text: string): boolean {
  return !/^\s*(?:select|with)\b/i.test(text) || changing.test(text);
}

/** PostgreSQL refuses a prepared statement whose columns have got other types since, as a migration may bring it about. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}
