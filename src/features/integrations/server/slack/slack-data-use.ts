import type { DataUse } from '#kernel/server/data-uses.ts';
import { readSlackJobs } from './store-slack-jobs.ts';

/** What leaves the company by messages to Slack: proposed to the company’s record of processing, never written into it (integrations.14). */
export const slackUse: DataUse = {
  treatment: 'hr/colleagueMessages',
  why: {
    no: 'Dere sender meldinger om hvem som er borte eller har bursdag, til Slack.',
    en: 'You send messages to Slack about who is away and whose birthday it is.',
  },
  receivers: [],
  isPartOf: true,
  held: async (company) => {
    const isUsed = (await readSlackJobs(company)).some(({ offSince }) => offSince === null);
    return { isUsed, dataCategories: [], systems: isUsed ? ['Slack'] : [] };
  },
};
