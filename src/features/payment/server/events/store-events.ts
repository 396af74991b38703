import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { ProviderName } from '../provider.ts';

/** Notes an event; false when it was taken before. */
export async function takeEvent(unit: Unit, event: { provider: ProviderName; eventId: string; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_event (provider, event_id, taken_at) values (${event.provider}, ${event.eventId}, ${event.now}::timestamptz)
    on conflict do nothing returning event_id
  `.execute(unit.tx);
  return rows.length > 0;
}

export async function deleteEventsBefore(unit: Unit, before: Date): Promise<void> {
  await sql`delete from payment_event where taken_at < ${before}::timestamptz`.execute(unit.tx);
}
