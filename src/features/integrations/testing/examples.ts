import type { Examples } from '#testing/examples.ts';
import type { integrations } from '../contract/index.ts';
import { comparisonExamples } from './comparison-examples.ts';
import { connectExamples } from './connect-examples.ts';
import { hookExamples } from './hook-examples.ts';
import { syncExamples } from './sync-examples.ts';
import { slackExamples } from './slack-examples.ts';

export const examples: Examples<typeof integrations> = {
  getIntegrations: { input: () => ({}) },
  ...comparisonExamples,
  ...connectExamples,
  ...syncExamples,
  ...slackExamples,
  ...hookExamples,
};
