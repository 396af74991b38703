import { dayIn } from '#kernel/server/clock.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { findDefaultLines, postDefaults } from '../balance/post-defaults.ts';
import { readCompanyRules } from '../settings/store-settings.ts';

/**
 * Writes the defaults of a year that has come into reach, and of people whom no change has reached: a role that is no longer external, a
 * company from before the defaults were lines (absence.77). Locks people only where something is missing.
 */
export async function openYears({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forEachCompany(database, async (company) => {
    const rules = await readCompanyRules(company);
    if (!rules.acknowledgedAt) return;
    const defaults = { rules, people: 'everybody', today: dayIn(rules.timeZone, now) } as const;
    const missing = await findDefaultLines(company, defaults);
    if (missing.length > 0) await postDefaults({ company, by: null, now }, defaults);
  });
}

/** Daily, after the years that are over were closed. */
export const openYearsJob: Job = { name: 'absence.open-years', cron: '32 1 * * *', run: openYears };
