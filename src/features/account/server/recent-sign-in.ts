import type { Actor } from '#kernel/server/actor.ts';
import { recentSignInSeconds } from '../contract/entities.ts';

type Refusal = 'authentication.NotWithApiKey' | 'authentication.RecentSignInRequired';

/** What only the person at the screen may do asks for a sign-in of the last ten minutes (ID-01); an API key never has one. */
export function refuseUnlessRecent(call: { actor: Actor; now: Date }, fail: (code: Refusal, status: number) => never): void {
  if (call.actor.via === 'apiKey') fail('authentication.NotWithApiKey', 403);
  if (!isSignInRecent(call)) fail('authentication.RecentSignInRequired', 403);
}

/** Whether somebody has shown who they are in the last ten minutes. */
export function isSignInRecent({ actor: { authenticatedAt }, now }: { actor: Actor; now: Date }): boolean {
  return authenticatedAt !== undefined && now.getTime() - authenticatedAt.getTime() <= recentSignInSeconds * 1000;
}
