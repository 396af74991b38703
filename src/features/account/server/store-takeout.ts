import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { TakeoutRow } from '#kernel/server/takeout/takeout-share.ts';

/** The account, its sessions, and its events; without any secrets. */
export async function readAccountTakeout({ tx }: Unit, accountId: string): Promise<Record<string, TakeoutRow[]>> {
  const read = async (rows: Promise<{ rows: { taken: TakeoutRow }[] }>) => (await rows).rows.map(({ taken }) => taken);
  return {
    account: await read(sql<{ taken: TakeoutRow }>`select to_jsonb(a) - 'email_key' as taken from account a where id = ${accountId}::uuid`.execute(tx)),
    session: await read(
      sql<{
        taken: TakeoutRow;
      }>`select jsonb_build_object('created_at', created_at, 'last_seen_at', last_seen_at, 'user_agent', user_agent, 'ip', ip) as taken
        from session where account_id = ${accountId}::uuid order by created_at`.execute(tx),
    ),
    account_event: await read(
      sql<{ taken: TakeoutRow }>`select jsonb_build_object('at', at, 'action', action, 'ip', ip) as taken
        from account_event where account_id = ${accountId}::uuid order by at, id`.execute(tx),
    ),
  };
}
