import { useLimit, type LimitCheck } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';

interface NewContract {
  /** Opens the form, empty or from another contract; without room it is said what stops it (contracts.76). */
  open: (from?: { amends?: string; copyOf?: string }) => void;
  /** Says that there is no room. */
  sayLimit: () => void;
  /** For `<LimitNotice />`, to be rendered beside the button. */
  limit: LimitCheck;
}

/** The way to the form of a new contract. */
export function useNewContract(): NewContract {
  const go = useGo();
  const limit = useLimit('contractLimit');
  const open = (from = {}) =>
    void runOrShowError(async () => {
      if (await limit.hasRoomFor()) await go('/contracts/new', from);
    });
  return { open, sayLimit: () => void runOrShowError(() => limit.hasRoomFor()), limit };
}
