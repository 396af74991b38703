import type { FeatureContent } from '#kernel/contract/content.ts';
import { connectHelp } from './connect-help.ts';
import { connectSteps } from './connect-steps.ts';

export const content: FeatureContent = { help: connectHelp, teasers: connectSteps, pictures: new URL('pictures/', import.meta.url) };
