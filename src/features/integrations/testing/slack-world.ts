import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { Booking } from '#features/absence/testing/booked.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Caller } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { getSlackJobs } from '../contract/endpoints-slack.ts';
import type { SlackJob } from '../contract/entities-slack.ts';
import { slackScheduled } from '../server/slack/slack-scheduled.ts';
import { readSlackJobs } from '../server/slack/store-slack-jobs.ts';
import type { PostState } from '../server/slack/store-slack-posts.ts';
import { madeSlackJob } from './slack-given.ts';
import type { SlackServer } from './slack-server.ts';

type Enqueued = Record<string, unknown>;

/** A booking of somebody; a whole working day unless it says otherwise. */
export const away = (who: Caller, startDate: string, more: Partial<Booking> = {}): Booking => ({
  companyUserId: who.companyUserId,
  startDate,
  counted: '2',
  ...more,
});

/** The same with a server in Slack's place. What one test leaves due is not for the next. */
export function postingWorld(server: TestServer, slack: SlackServer) {
  const world = slackWorld(server);
  server.config.slackTestUrl = slack.url;
  beforeEach(async () => {
    await server.database.transaction(({ tx }) => sql`truncate slack_job cascade`.execute(tx));
    world.queued.length = 0;
    slack.posts.length = 0;
  });
  return {
    ...world,
    told: () => slack.posts.map(({ lines }) => lines),
    /** A company with a message that was made a week ago, and two colleagues. */
    posting: async (changes: object = {}) => {
      server.clock.set('2026-11-19T09:00:00Z');
      const company = await server.newCompany();
      const ola = await company.person('employee', { firstName: 'Ola', lastName: 'Moe' });
      const eva = await company.person('employee', { firstName: 'Eva', lastName: 'Dal' });
      const { id } = await madeSlackJob(company.admin, changes);
      return { ...company, ola, eva, jobId: id };
    },
    /** The messages of a company as they are stored. */
    stored: (companyId: number) => server.database.forCompany(companyId, (company) => readSlackJobs(company)),
  };
}

/** What tests of messages do with a server: the scheduled jobs of the product, whose queued work is carried out at once. */
export function slackWorld(server: TestServer) {
  const { clock, database, services } = server;
  const job = (name: string): Job => {
    const found = slackScheduled.find((one) => one.name === `integrations.${name}`);
    if (!found) throw new Error(`There is no job ${name}`);
    return found;
  };
  const queued: { data: Enqueued; startAfter: Date | undefined }[] = [];
  const kept = services.jobs.enqueue;
  services.jobs.enqueue = async (unit, name, data, options) => {
    if (name === 'integrations.post-to-slack') queued.push({ data, startAfter: options?.startAfter });
    else await kept(unit, name, data, options);
  };
  /** Carries out what is queued and due, each as often as asked, at the same time. */
  const post = async (times = 1): Promise<void> => {
    const due = queued.filter(({ startAfter }) => !startAfter || startAfter <= clock.now());
    for (const one of due) queued.splice(queued.indexOf(one), 1);
    const work = due.flatMap((one) => Array.from({ length: times }, () => one));
    await Promise.all(work.map(({ data }) => job('post-to-slack').run(services, data)));
  };
  return {
    queued,
    post,
    job,
    find: () => job('find-due-slack-messages').run(services, {}),
    /** Goes to a moment, and does what is scheduled then. */
    at: async (moment: string, times = 1): Promise<void> => {
      clock.set(moment);
      await job('find-due-slack-messages').run(services, {});
      await post(times);
    },
    jobsOf: async (who: Caller): Promise<SlackJob[]> => (await who.call(getSlackJobs)).json['slackJobs'] as SlackJob[],
    /** The result for each day, oldest first. */
    states: async (companyId: number): Promise<[day: string, state: PostState][]> => {
      const { rows } = await database.forCompany(companyId, ({ tx }) =>
        sql<{ day: string; state: PostState }>`
          select day, state from slack_post where company_id = ${companyId} order by day, slack_job_id
        `.execute(tx),
      );
      return rows.map(({ day, state }) => [day, state]);
    },
    /** Writes to the company or a person, where no call is of interest. */
    set: (companyId: number, statement: ReturnType<typeof sql>) => database.forCompany(companyId, ({ tx }) => statement.execute(tx)),
  };
}
