import type { Examples, World } from '#testing/examples.ts';
import type { integrations } from '../contract/index.ts';
import { madeSlackJob, slackJobBody } from './slack-given.ts';

const made = async ({ admin }: Pick<World, 'admin'>): Promise<string> => (await madeSlackJob(admin)).id;

/** A valid input for each call about Slack. */
export const slackExamples: Pick<
  Examples<typeof integrations>,
  'getSlackJobs' | 'createSlackJob' | 'deleteSlackJob' | 'previewSlackMessage'
> = {
  getSlackJobs: { input: () => ({}) },
  createSlackJob: { input: () => ({ body: slackJobBody() }) },
  deleteSlackJob: {
    input: async (world) => ({ query: { id: await made(world) } }),
    foreign: async (_world, other) => ({ query: { id: await made(other) } }),
  },
  previewSlackMessage: { input: () => ({ body: { kind: 'absenceTomorrow', language: 'no' } }) },
};
