import { sql } from 'kysely';
import { addDays } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';
import { retentionDays } from './jobs.ts';

/** Withdrawn invitations: deleted by themselves after a time. */
export const invitationErasure: OwnErasure = {
  key: 'invitations.withdrawn',
  what: { no: 'Invitasjoner som er trukket tilbake', en: 'Withdrawn invitations' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select status_at as at from invitation where company_id = ${company.id} and status = 'Cancelled' order by status_at limit 1000
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addDays(from, retentionDays),
      day,
    );
    return { period: { unit: 'days', count: retentionDays }, next, lastDone: null };
  },
};
