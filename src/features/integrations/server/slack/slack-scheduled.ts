import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { eraseOld, findDueMessages } from './due-messages.ts';
import { postJob, postMessage } from './post-message.ts';

/** Messages to Slack, as jobs. A demo sends none: its addresses lead nowhere. */
export const slackScheduled: readonly Job[] = [
  {
    name: postJob,
    atOnce: 4,
    run: (services, { companyId, jobId, day }) => postMessage(services, Number(companyId), { jobId: String(jobId), day: String(day) }),
  },
  {
    name: 'integrations.find-due-slack-messages',
    // Time zones differ by quarters of an hour.
    cron: '*/15 * * * *',
    run: async (services) => {
      if (services.config.demo) return;
      await forEachCompany(services.database, async (company) => {
        for (const { jobId, day } of await findDueMessages(company, services))
          await services.jobs.enqueue(company, postJob, { companyId: company.id, jobId, day });
      });
    },
  },
  {
    name: 'integrations.erase-old-slack-posts',
    cron: '20 3 * * *',
    run: (services) => forEachCompany(services.database, (company) => eraseOld(company, services)),
  },
];
