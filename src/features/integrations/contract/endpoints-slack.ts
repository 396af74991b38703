import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id } from '#kernel/contract/values.ts';
import { SlackJob, slackJobFields, SlackMessage } from './entities-slack.ts';
import { integrating } from './gate.ts';

export const getSlackJobs = endpoint({
  ...integrating,
  method: 'GET',
  path: '/integrations/slack/get-company-slack-jobs',
  summary: 'Lists the Slack messages, without their addresses.',
  effect: 'read',
  answer: z.object({
    slackJobs: z.array(SlackJob),
    /** False in a demo, which sends nothing. */ isSending: z.boolean(),
    permissions: z.object({ create: z.boolean() }),
  }),
  errors: [],
});

export const createSlackJob = endpoint({
  ...integrating,
  method: 'POST',
  path: '/integrations/slack/create-slack-job',
  summary: 'Creates a Slack message: who is away tomorrow, at 16:00, or birthdays, at 07:00. Nothing is sent yet.',
  effect: 'write',
  repeats: 'adds',
  body: z.object({
    ...slackJobFields,
    /** One that Slack switched off, which goes when the new one is there. */
    replaces: Id.optional(),
  }),
  answer: z.object({ slackJob: SlackJob }),
  errors: ['integrations.SlackWebhookInvalid', 'integrations.SlackJobExists', 'integrations.TooManySlackJobs'],
});

export const deleteSlackJob = endpoint({
  ...integrating,
  method: 'DELETE',
  path: '/integrations/slack/delete-slack-job-by-id',
  summary: 'Deletes a Slack message and its address.',
  effect: 'write',
  query: z.object({ id: Id }),
  answer: z.object({}),
  errors: [],
});

export const previewSlackMessage = endpoint({
  ...integrating,
  method: 'POST',
  path: '/integrations/slack/preview',
  summary:
    'Previews a Slack message as it would look now, with example people if there is nobody to show. Nothing is sent. Refused if the company does not have the feature it is about.',
  effect: 'read',
  body: z.object({ kind: slackJobFields.kind, language: slackJobFields.language }),
  answer: SlackMessage.extend({ isExample: z.boolean() }),
  errors: [],
});
