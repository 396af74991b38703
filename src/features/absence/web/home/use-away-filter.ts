import { useState } from 'react';
import type { updateInteractionData } from '#features/people/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { currentUser, session } from '#kernel/web/session.ts';

// By address, so that the home page does not load the schemas of people.
const remember = endpointAt<typeof updateInteractionData>({ method: 'POST', path: '/companyusers/update-interaction-data' });
const key = 'absence.awayToday';

export interface AwayFilter {
  excludeHomeOffice: boolean;
  excludeOffsiteWork: boolean;
}

/** Who counts as absent on the home page; stored for the user (home.6). */
export function useAwayFilter(): [AwayFilter, (filter: AwayFilter) => void] {
  const [filter, setFilter] = useState(() => awayFilterOf(currentUser()?.interactionData[key]));
  const change = (next: AwayFilter): void => {
    setFilter(next);
    const user = currentUser();
    if (user) session.user.set({ ...user, interactionData: { ...user.interactionData, [key]: next } });
    // A failure to store it is ignored.
    call(remember, { body: { interactionData: { [key]: { ...next } } } }, { background: true }).catch(() => undefined);
  };
  return [filter, change];
}

/** Parses the stored value. */
export function awayFilterOf(kept: unknown): AwayFilter {
  const has = (name: string): boolean => typeof kept === 'object' && kept !== null && Reflect.get(kept, name) === true;
  return { excludeHomeOffice: has('excludeHomeOffice'), excludeOffsiteWork: has('excludeOffsiteWork') };
}
