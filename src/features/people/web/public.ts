import { connection } from '#kernel/web/connection.ts';
import { lazyComponent } from '#kernel/web/parts.ts';

/** The home page of a person whose profile is not complete; loaded, with its texts, only where it is shown. */
export const CompleteProfile = lazyComponent(async () => (await import('./complete/CompleteProfile.tsx')).CompleteProfile, 'people');

export { useKnownValues, usePeople, usePersonChoices } from './use-people.ts';

interface Pictured {
  id: string;
  profileImageTimestamp?: string | null | undefined;
}

/** The address of a person's picture; undefined without one. It contains the time of the last change, so that the browser may cache it. */
export function pictureAddress({ id, profileImageTimestamp }: Pictured, size: 64 | 160 | 512 = 64): string | undefined {
  if (!profileImageTimestamp) return undefined;
  const query = new URLSearchParams({ companyUserId: id, timestamp: profileImageTimestamp, size: String(size) });
  // An image request has no headers, so its address names the company.
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/companyusers/get-profile-image?${query.toString()}`;
}

/** One thing that ends or is handed over when somebody leaves, by the keys of the hook about people who leave. */
export const LeavingConsequence = lazyComponent(async () => (await import('./life/LeavingConsequence.tsx')).LeavingConsequence, 'leaving');

/** The ids of the active people in a saved view of the list of people, by the query that the view keeps. */
export const peopleOfView = async (query: string): Promise<string[]> => (await import('./people-of-view.ts')).peopleOfView(query);
