import type * as account from '#features/account/contract/endpoints.ts';
import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { session } from '#kernel/web/session.ts';

const currentUser = endpointAt<typeof account.currentUser>({ method: 'GET', path: '/users/current-user' });

/** Reads the user anew, so that menus and pages know at once what the subscription opens now. */
export async function refreshUser(): Promise<void> {
  const { user } = await call(currentUser, {});
  session.user.set(user);
}
