import { feature } from '#kernel/contract/feature.ts';
import { enterAsSupport, getSupportVisits, leaveAsSupport } from './endpoints.ts';

export const support = feature({ name: 'support', endpoints: { enterAsSupport, leaveAsSupport, getSupportVisits } });
