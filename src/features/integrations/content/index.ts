import type { FeatureContent } from '#kernel/contract/content.ts';
import { connectHelp } from './connect-help.ts';
import { connectSteps } from './connect-steps.ts';
import { pageHelp } from './page-help.ts';
import { teasers } from './teasers.ts';

export const content: FeatureContent = {
  help: { ...pageHelp, ...connectHelp },
  teasers: { ...teasers, ...connectSteps },
  pictures: new URL('pictures/', import.meta.url),
};
