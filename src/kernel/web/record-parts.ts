import type { EntityPart } from './entry.ts';
import { mayUse, useUser, type User } from './session.ts';
import { createStore, useStore } from './store.ts';

/** The parts of all features on the pages of records; the app sets it at start. */
export const recordParts = createStore<readonly EntityPart[]>([]);

type Reader = Pick<User, 'isActive' | 'isPending' | 'permissions'> & {
  company: Pick<User['company'], 'features' | 'paymentSolution' | 'subscriptionFeatures'>;
};
type Place = Pick<EntityPart, 'record' | 'place'>;

/** The parts in one place of a record's page that this user may see, in order. */
export function partsFor(user: Reader, parts: readonly EntityPart[], { record, place }: Place): readonly EntityPart[] {
  const hasAccess = user.isActive && !user.isPending;
  return parts
    .filter((part) => part.record === record && part.place === place && (hasAccess || !part.needsAccess))
    .filter((part) => mayUse(user, part) && (!part.whileSelling || user.company.paymentSolution))
    .toSorted((a, b) => a.order - b.order);
}

/** The same for the signed-in user, of all features. */
export function useRecordParts(place: Place): readonly EntityPart[] {
  const parts = useStore(recordParts);
  return partsFor(useUser(), parts, place);
}
