import { sql } from 'kysely';
import { addDays } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';
import { daysInTrash } from '../contract/kinds.ts';

/** Deleted plans: the trash is emptied by itself (plans.24). */
export const planErasure: OwnErasure = {
  key: 'onoffboarding.trash',
  what: { no: 'Slettede planer for onboarding og offboarding', en: 'Deleted plans for on- and offboarding' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select deleted_at as at from on_off_boarding_plan
      where company_id = ${company.id} and deleted_at is not null order by deleted_at limit 1000
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addDays(from, daysInTrash),
      day,
    );
    return { period: { unit: 'days', count: daysInTrash }, next, lastDone: null };
  },
};
