import type { FeatureContent } from '#kernel/contract/content.ts';
import { templates } from './templates.ts';

export const content: FeatureContent = {
  documents: templates.map((template) => ({ type: 'contractTemplate', key: template.key, fields: template })),
};
