import { releaseBlobs } from '#features/files/server/public.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { eraseOldRecords } from './erasure/erase-old-records.ts';
import { notifyOfRequests } from './requests/notify-requests.ts';
import { notifyOfBreaches } from './breaches/notify-breaches.ts';
import { sweepFiles } from './store-files.ts';
import { notifyOfReviews } from './notify-reviews.ts';

const uploadHours = 24;

/** Deletes files that no agreement took within a day. */
async function sweepOldFiles(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - uploadHours * 3_600_000);
  await forEachCompany(services.database, async (company) => releaseBlobs(company, await sweepFiles(company, before), now));
}

/** Tells of what is due: of requests, reviews and agreements that end in the morning of each company, of breaches at any hour. */
async function notifyAboutClocks(services: Services): Promise<void> {
  await forEachCompany(services.database, async (company) => {
    await notifyOfRequests(company, services);
    await notifyOfBreaches(company, services);
    await notifyOfReviews(company, services);
  });
}

export const jobs: readonly Job[] = [
  { name: 'gdpr.erase-old-records', cron: '22 4 * * *', run: eraseOldRecords },
  { name: 'gdpr.sweep-files', cron: '52 3 * * *', run: sweepOldFiles },
  // The hours of a breach are real ones, and each hour a morning begins in some time zone.
  { name: 'gdpr.tell-clocks', cron: '6,26,46 * * * *', run: notifyAboutClocks },
];
