import type { FeatureContent } from '#kernel/contract/content.ts';
import { teasers } from './teasers.ts';

export const content: FeatureContent = { teasers };
