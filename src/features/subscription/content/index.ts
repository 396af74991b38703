import type { FeatureContent } from '#kernel/contract/content.ts';
import { help } from './help.ts';

export const content: FeatureContent = { help };
