import type { FeatureContent } from '#kernel/contract/content.ts';
import { templateDocuments } from '../contract/kinds.ts';
import { help } from './help.ts';
import { templates } from './templates.ts';

export const content: FeatureContent = {
  help,
  documents: templates.map((template) => ({ type: templateDocuments, key: template.key, fields: template })),
};
