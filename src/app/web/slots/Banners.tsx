import { useSession } from '#kernel/web/session.ts';
import { useCatalogue } from '../catalogue.ts';
import { slotsFor } from '../navigation.ts';
import { Slot } from './Slot.tsx';

/** What the whole company should know before anything else: the trial banner. */
export function Banners() {
  const user = useSession();
  const { banners } = useCatalogue();
  return slotsFor(user, banners).map((slot) => <Slot key={slot.key} slot={slot} />);
}
