import type { ProviderRefusal, RefusalKind } from '../accounting/provider.ts';

export type CompareCode =
  | 'integrations.CompanyConnectionNotFound'
  | 'integrations.InvalidToken'
  | 'integrations.NoPermission'
  | 'integrations.CouldNotFetchExternalUsers'
  | 'integrations.ProviderUnavailable'
  | 'integrations.TooManyPeople';

const codes: Partial<Record<RefusalKind, CompareCode>> = {
  invalidKey: 'integrations.InvalidToken',
  noPermission: 'integrations.NoPermission',
  limited: 'integrations.ProviderUnavailable',
  unavailable: 'integrations.ProviderUnavailable',
  uncertain: 'integrations.ProviderUnavailable',
  tooMany: 'integrations.TooManyPeople',
};

/** The code of what another system refused when everybody was to be fetched. */
export const compareCodeOf = (kind: RefusalKind): CompareCode => codes[kind] ?? 'integrations.CouldNotFetchExternalUsers';

/** Why work failed, where it stands without its page: null for codes whose sentences need more than the code. */
export function plainReasonOf(code: CompareCode): CompareCode | null {
  return code === 'integrations.NoPermission' || code === 'integrations.TooManyPeople' ? null : code;
}

/** What another system said against a key, as users are told; where it said nothing, its status, which is the same in every language. */
export function wordsOf({ message, more: { words, status } }: ProviderRefusal): string {
  return words ?? (status === undefined ? message : `HTTP ${status}.`);
}
