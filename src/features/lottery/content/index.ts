import type { FeatureContent } from '#kernel/contract/content.ts';
import { help } from './help.ts';
import { teasers } from './teasers.ts';

export const content: FeatureContent = { help, teasers, pictures: new URL('pictures/', import.meta.url) };
