import type { RefusalKind } from '../accounting/provider.ts';

export type CompareCode =
  | 'integrations.CompanyConnectionNotFound'
  | 'integrations.InvalidToken'
  | 'integrations.CouldNotFetchExternalUsers'
  | 'integrations.ProviderUnavailable';

const codes: Partial<Record<RefusalKind, CompareCode>> = {
  invalidKey: 'integrations.InvalidToken',
  limited: 'integrations.ProviderUnavailable',
  unavailable: 'integrations.ProviderUnavailable',
  uncertain: 'integrations.ProviderUnavailable',
};

/** The code of what another system refused when everybody was to be fetched. */
export const compareCodeOf = (kind: RefusalKind): CompareCode => codes[kind] ?? 'integrations.CouldNotFetchExternalUsers';
