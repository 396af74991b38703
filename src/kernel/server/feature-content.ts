import type { FeatureContent } from '../contract/content.ts';
import { register } from './registers.ts';

/** What each feature adds to the content from its room `content/`, found by its name. */
export const featureContent = register<FeatureContent>('kernel.content');
