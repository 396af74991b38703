import { sql } from 'kysely';
import { newId } from '#kernel/server/id.ts';
import type { TestServer } from '#testing/server.ts';
import type { Facts } from '../contract/facts.ts';
import type { Reason } from '../contract/reasons.ts';

export interface TestNotification {
  reason?: Reason;
  about?: string | null;
  scopeId?: string;
  facts?: Facts;
  /** Minutes after nine. */
  minute?: number;
}

/** Creates many notifications for a person as the engine would, oldest first; returns their ids. */
export async function notifyMany(
  server: TestServer,
  { companyId, companyUserId }: { companyId: number; companyUserId: string | undefined },
  tellings: readonly TestNotification[],
): Promise<string[]> {
  const rows = tellings.map(({ reason = 'UserCreated', about = null, scopeId = null, facts = {}, minute = 0 }, index) => ({
    id: newId(),
    reason,
    about,
    scopeId,
    facts,
    at: new Date(server.clock.now().getTime() + (minute || index) * 60_000).toISOString(),
  }));
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`
      insert into notification (company_id, id, company_user_id, key, reason, at, related_company_user_id, scope, scope_id, facts)
      select ${companyId}, id, ${companyUserId}::uuid, id::text, reason, at, about, case when "scopeId" is not null then 'absence' end,
        "scopeId", facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sent(id uuid, reason text, at timestamptz, about uuid, "scopeId" text, facts jsonb)`.execute(tx),
  );
  return rows.map(({ id }) => id);
}
