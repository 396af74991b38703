import type { Actor } from '#kernel/server/actor.ts';
import { recentSignInSeconds } from '../contract/entities.ts';

type Refusal = 'authentication.NotWithApiKey' | 'authentication.RecentSignInRequired';

/** What only the person at the screen may do asks for a sign-in of the last ten minutes (ID-01); an API key never has one. */
export function refuseUnlessRecent(
  { actor: { via, authenticatedAt }, now }: { actor: Actor; now: Date },
  fail: (code: Refusal, status: number) => never,
): void {
  if (via === 'apiKey') fail('authentication.NotWithApiKey', 403);
  const age = authenticatedAt ? now.getTime() - authenticatedAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > recentSignInSeconds * 1000) fail('authentication.RecentSignInRequired', 403);
}
