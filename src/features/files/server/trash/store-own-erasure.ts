import { sql } from 'kysely';
import { addDays } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';
import { trashMilliseconds } from './list-deleted.ts';

const days = trashMilliseconds / 86_400_000;

/** Deleted files: the trash is emptied by itself (files.31). */
export const trashErasure: OwnErasure = {
  key: 'files.trash',
  what: { no: 'Slettede filer i papirkurven', en: 'Deleted files in the trash' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select deleted_at as at from file where company_id = ${company.id} and deleted_at is not null order by deleted_at limit 1000
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addDays(from, days),
      day,
    );
    return { period: { unit: 'days', count: days }, next, lastDone: null };
  },
};
