import { useQuery } from '#kernel/web/address.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getDiscounts } from '../../contract/endpoints-overview.ts';
import type { DiscountOffer } from '../../contract/entities.ts';
import { codeCounts } from '../../contract/rules/code-counts.ts';
import type { Choice } from '../plans/choice.ts';

export interface DiscountUse {
  /** As it stands in the address. */
  typed: string;
  /** The code that counts; undefined without one, or when it gives nothing. */
  code: string | undefined;
  offer: DiscountOffer | undefined;
  error: CallError | undefined;
  /** Whether it is for something else than what is chosen. */
  isForOthers: boolean;
  isAsking: boolean;
  use: (code: string | undefined) => void;
}

/** The discount code of the address, with what it gives; one that is for nothing that is chosen does not count (subscription.16). */
export function useDiscount(choice: Pick<Choice, 'plans' | 'packs'>): DiscountUse {
  const [{ dc }, change] = useQuery();
  const typed = (dc ?? '').trim();
  const isNamed = typed !== '';
  const { answer, error, loading } = useCall(getDiscounts, { query: { discountCode: typed } }, { enabled: isNamed, staleMinutes: 5 });
  const offer = isNamed ? answer?.discount : undefined;
  const wished = { planIds: choice.plans.map(({ planId }) => planId), hasPacks: Object.keys(choice.packs).length > 0 };
  const counts = offer !== undefined && codeCounts(offer, wished);
  return {
    typed,
    code: counts ? offer.code : undefined,
    offer,
    isForOthers: offer !== undefined && !counts,
    error: isNamed ? error : undefined,
    isAsking: loading,
    use: (code) => change({ dc: code }),
  };
}
