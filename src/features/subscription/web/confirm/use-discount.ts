import { useQuery } from '#kernel/web/address.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getDiscounts } from '../../contract/endpoints-overview.ts';
import type { DiscountOffer } from '../../contract/entities.ts';

export interface DiscountUse {
  /** As it stands in the address. */
  typed: string;
  /** The code that counts; undefined without one, or when it gives nothing. */
  code: string | undefined;
  offer: DiscountOffer | undefined;
  error: CallError | undefined;
  isAsking: boolean;
  use: (code: string | undefined) => void;
}

/** The discount code of the address, with what it gives (subscription.16). */
export function useDiscount(): DiscountUse {
  const [{ dc }, change] = useQuery();
  const typed = (dc ?? '').trim();
  const isNamed = typed !== '';
  const { answer, error, loading } = useCall(getDiscounts, { query: { discountCode: typed } }, { enabled: isNamed, staleMinutes: 5 });
  const offer = isNamed ? answer?.discount : undefined;
  return {
    typed,
    code: offer?.code,
    offer,
    error: isNamed ? error : undefined,
    isAsking: loading,
    use: (code) => change({ dc: code }),
  };
}
