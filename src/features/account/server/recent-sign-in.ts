import type { PrepareContext } from '#kernel/server/serve.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { recentSignInSeconds } from '../contract/entities.ts';

type RecentSignInCode = 'authentication.NotWithApiKey' | 'authentication.RecentSignInRequired';

/** Refuses actions that need a sign-in within the last ten minutes (identity.17); an API key never has one. */
export function refuseUnlessRecent(call: Pick<PrepareContext, 'actor' | 'now'>, fail: Fail<RecentSignInCode>): void {
  if (call.actor.via === 'apiKey') fail('authentication.NotWithApiKey', 403);
  if (!isSignInRecent(call)) fail('authentication.RecentSignInRequired', 403);
}

/** Whether the user has authenticated within the last ten minutes. */
export function isSignInRecent({ actor: { authenticatedAt }, now }: Pick<PrepareContext, 'actor' | 'now'>): boolean {
  return authenticatedAt !== undefined && now.getTime() - authenticatedAt.getTime() <= recentSignInSeconds * 1000;
}
