import { useLimit, type LimitCheck } from '#features/billing/web/public.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';

interface SignaturesLeft {
  /** For `<LimitNotice />`, beside the form. */
  limit: LimitCheck;
  /** Whether a refusal says that there are no signatures left, which is then explained with the way to more. */
  handleRefusal: (error: CallError) => boolean;
}

/** Says that the company is out of signatures, and where to get more. */
export function useSignaturesLeft(): SignaturesLeft {
  const limit = useLimit('signatureLimit');
  const handleRefusal = (error: CallError): boolean => {
    if (!error.has('signing.OutOfSignatures')) return false;
    void runOrShowError(() => limit.hasRoomFor());
    return true;
  };
  return { limit, handleRefusal };
}
