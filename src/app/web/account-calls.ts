import type * as view from '#features/access-control/contract/endpoints-view.ts';
import type * as account from '#features/account/contract/endpoints.ts';
import type * as support from '#features/support/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';

// The shell's own endpoints, by address only, so that the home page does not load the schemas.
export const currentUserCall = endpointAt<typeof account.currentUser>({ method: 'GET', path: '/users/current-user' });
export const setAccountCall = endpointAt<typeof account.setAccount>({
  method: 'POST',
  path: '/authentication/set-account',
  effect: 'write',
});
export const logoutCall = endpointAt<typeof account.logout>({ method: 'POST', path: '/authentication/logout', sentAnyway: true });
export const refreshAuthCookieCall = endpointAt<typeof account.refreshAuthCookie>({
  method: 'POST',
  path: '/authentication/refresh-auth-cookie',
  sentAnyway: true,
});
export const updateUserLanguageCall = endpointAt<typeof account.updateUserLanguage>({
  method: 'POST',
  path: '/users/update-user-language',
  sentAnyway: true,
});
export const updateUserAppearanceCall = endpointAt<typeof account.updateUserAppearance>({
  method: 'POST',
  path: '/users/update-user-appearance',
  sentAnyway: true,
});
export const leaveAsSupportCall = endpointAt<typeof support.leaveAsSupport>({ method: 'POST', path: '/support/leave', effect: 'write' });
export const endViewAsCall = endpointAt<typeof view.endViewAs>({ method: 'POST', path: '/accesscontrol/end-view-as', effect: 'write' });
