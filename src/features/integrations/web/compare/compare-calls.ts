import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input } from '#kernel/contract/endpoint.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { showError } from '#kernel/web/show-error.ts';
import { keyOf, useCall } from '#kernel/web/use-call.ts';
import { comparePowerOffice, compareTripletex, compareUniMicro } from '../../contract/endpoints-comparison.ts';
import { syncPowerOffice, syncTripletex, syncUniMicro } from '../../contract/endpoints-sync.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

const comparisons = { poweroffice: comparePowerOffice, tripletex: compareTripletex, unimicro: compareUniMicro };
const syncs = { poweroffice: syncPowerOffice, tripletex: syncTripletex, unimicro: syncUniMicro };

type CompareCall = typeof compareTripletex;

// All three answer the same, and take the same wish: that of Uni Micro stands in its body.
/** The call that compares with a system. */
export const compareCallOf = (provider: AccountingSystem) => comparisons[provider] as CompareCall;

function inputOf(provider: AccountingSystem, anew: boolean): Input<CompareCall> {
  const options = anew ? { anew: 'true' as const } : {};
  // As above.
  return (provider === 'unimicro' ? { body: { provider, ...options } } : { query: options }) as Input<CompareCall>;
}

// All three take the same choice and answer the same; that of Uni Micro fills in its own name.
/** The call that carries a choice out. */
export const syncCallOf = (provider: AccountingSystem) => syncs[provider] as typeof syncTripletex;

/** The comparison with a system, or how far it has come. */
export function useComparison(provider: AccountingSystem) {
  return useCall(compareCallOf(provider), inputOf(provider, false));
}

/** Asks again how far a comparison is that is being fetched. */
export function useFollowedComparison(provider: AccountingSystem): void {
  useCall(compareCallOf(provider), inputOf(provider, false), { everySeconds: 2 });
}

/** Fetches both systems' people once more; the page goes on with what is answered. */
export function useFetchAgain(provider: AccountingSystem) {
  const cache = useQueryClient();
  const [isFetching, setFetching] = useState(false);
  const endpoint = compareCallOf(provider);
  /** Whether it was answered. */
  const run = async (): Promise<boolean> => {
    const key = keyOf(endpoint, inputOf(provider, false));
    setFetching(true);
    try {
      const answer = await call(endpoint, inputOf(provider, true));
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, answer);
      return true;
    } catch (error) {
      showError(error, () => void run());
      // Other errors are bugs and are reported as such.
      if (!(error instanceof CallError)) throw error;
      return false;
    } finally {
      setFetching(false);
    }
  };
  return { run, isFetching };
}
