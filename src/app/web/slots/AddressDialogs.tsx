import { useQuery } from '#kernel/web/address.ts';
import { useSession } from '#kernel/web/session.ts';
import { useCatalogue } from '../catalogue.ts';
import { slotsFor } from '../navigation.ts';
import { Slot } from './Slot.tsx';

/** The dialogs of features that the address opens, whatever page is under them. */
export function AddressDialogs() {
  const user = useSession();
  const [query] = useQuery();
  const { dialogs } = useCatalogue();
  const open = slotsFor(user, dialogs).filter(({ query: part }) => query[part] !== undefined);
  return open.map((dialog) => <Slot key={dialog.key} slot={dialog} />);
}
