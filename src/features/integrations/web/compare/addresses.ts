import type { Query } from '#kernel/web/address.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** The page of integrations; nothing lies under it, so its views are parts of the query. */
export const integrationsPath = '/integrations';

export const compareQuery = (provider: AccountingSystem): Query => ({ view: 'users', provider });
export const historyQuery = (provider: AccountingSystem): Query => ({ view: 'users', provider, show: 'history' });

export const syncQuery = (provider: AccountingSystem, syncId: string): Query => ({ view: 'users', provider, sync: syncId });
