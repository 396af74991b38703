import type { FeatureContent } from '#kernel/contract/content.ts';
import { companyTeasers } from './company-teasers.ts';
import { hrTeasers } from './hr-teasers.ts';

export const content: FeatureContent = { teasers: { ...hrTeasers, ...companyTeasers } };
