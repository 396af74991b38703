import type { FeatureContent } from '#kernel/contract/content.ts';
import { flows } from './flows.ts';
import { help } from './help.ts';
import { knownRisks } from './risks.ts';
import { external } from './statement/external.ts';
import { internal } from './statement/internal.ts';

export const content: FeatureContent = {
  help,
  documents: [
    ...flows.map((flow) => ({ type: 'gdprFlow', key: flow.key, fields: flow })),
    ...knownRisks.map((risk) => ({ type: 'gdprRisk', key: risk.key, fields: risk })),
    { type: 'gdprStatement', key: 'external', fields: external },
    { type: 'gdprStatement', key: 'internal', fields: internal },
  ],
};
