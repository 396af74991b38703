import { getIntegrations } from '../../contract/endpoints-overview.ts';

/** What is old when a system is connected, gets another key or is disconnected. */
export const readsOfConnections = [getIntegrations] as const;
