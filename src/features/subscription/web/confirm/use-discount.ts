import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getDiscounts } from '../../contract/endpoints-overview.ts';
import type { DiscountOffer } from '../../contract/entities.ts';
import { codeCounts } from '../../contract/rules/code-counts.ts';
import type { Choice } from '../plans/choice.ts';

export interface DiscountUse {
  /** As it stands in the field. */
  typed: string;
  type: (typed: string) => void;
  /** The code that counts; undefined without one, or when it gives nothing. */
  code: string | undefined;
  offer: DiscountOffer | undefined;
  error: CallError | undefined;
  /** Whether it is for something else than what is chosen. */
  isForOthers: boolean;
  isAsking: boolean;
  /** A code is typed that does not count: it was not asked about, or gives nothing. */
  hasUnused: boolean;
  /** Asks what the typed code gives. */
  use: () => void;
  remove: () => void;
}

/**
 * The discount code of the address (`dc`), with what it gives; what is typed stands there too, so that it outlives the page. One that is for nothing that is
 * chosen does not count (subscription.16).
 */
export function useDiscount(choice: Pick<Choice, 'plans' | 'packs'>): DiscountUse {
  const [{ dc = '', typed: kept }, change] = useQuery();
  const [typed, setTyped] = useState(kept ?? dc);
  const used = dc.trim();
  const isNamed = used !== '';
  const { answer, error, loading } = useCall(getDiscounts, { query: { discountCode: used } }, { enabled: isNamed, staleMinutes: 5 });
  const offer = isNamed ? answer?.discount : undefined;
  const ordered = { planIds: choice.plans.map(({ planId }) => planId), hasPacks: Object.keys(choice.packs).length > 0 };
  const counts = offer !== undefined && codeCounts(offer, ordered);
  const isUsed = counts && offer.code.toLowerCase() === typed.trim().toLowerCase();
  return {
    typed,
    type: (next) => {
      setTyped(next);
      // An empty field is no code any more, wherever the page comes back from.
      change(next === '' ? { dc: undefined, typed: undefined } : { typed: next });
    },
    code: counts ? offer.code : undefined,
    offer,
    isForOthers: offer !== undefined && !counts,
    error: isNamed && used === typed.trim() ? error : undefined,
    isAsking: loading,
    hasUnused: typed.trim() !== '' && !isUsed,
    use: () => change({ dc: typed.trim(), typed: undefined }),
    remove: () => {
      setTyped('');
      change({ dc: undefined, typed: undefined });
    },
  };
}
