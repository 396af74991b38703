import { feature } from '#kernel/contract/feature.ts';
import { countNewLogs, exportLogs, getLogPeople, getPaginatedLogs, verifyLog } from './endpoints.ts';

export const log = feature({ name: 'log', endpoints: { getPaginatedLogs, countNewLogs, getLogPeople, exportLogs, verifyLog } });
