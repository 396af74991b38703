import { z } from 'zod';
import type { UserState } from '#kernel/contract/endpoint.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Id, Moment, PermissionName } from '#kernel/contract/values.ts';
import {
  ApiKeyEntry,
  Appearance,
  AppearanceChoice,
  CurrentUser,
  KeyArea,
  MembershipEntry,
  PreferredLanguage,
  Security,
  SessionEntry,
} from './entities.ts';

const everyState: readonly UserState[] = ['companyless', 'pending', 'inactive', 'familiar', 'active'];

const RoundTrip = z.object({
  /** The full address to which the provider redirected the browser. */
  callbackUrl: z.url(field('invalid')).max(4000),
  authorizationCode: z.string().max(2000).optional(),
  maxAge: z.coerce.number().int().min(0).max(86_400).optional(),
});
const Token = z.object({ token: z.object({ sessionExpirationTimestamp: Moment }), returnTo: z.string() });

export const login = endpoint({
  method: 'GET',
  path: '/authentication/login',
  summary: 'Starts a sign-in: redirects the browser to the identity provider.',
  access: { public: 'Anyone can sign in.' },
  effect: 'read',
  company: 'none',
  query: z.object({
    returnTo: z.string().max(2000).optional(),
    prompt: z.enum(['none', 'login', 'create']).optional(),
    maxAge: z.coerce.number().int().min(0).max(86_400).optional(),
    language: z.enum(['no', 'en-gb']).optional(),
    mfa: z.literal('1').optional(),
    /** The invitation whose e-mail address the sign-in is for (invitations.11). */
    invitationGuid: z.string().max(200).optional(),
  }),
  answer: z.object({}),
  errors: ['authentication.ProviderUnreachable'],
});

export const authToken = endpoint({
  method: 'POST',
  path: '/authentication/auth-token',
  summary: 'Exchanges the identity provider’s answer for a session.',
  access: { public: 'The last step of a sign-in.' },
  effect: 'write',
  company: 'none',
  query: RoundTrip,
  answer: Token,
  errors: ['authentication.SignInFailed', 'authentication.AttemptExpired', 'authentication.ProviderUnreachable'],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/authentication/refresh-token',
  summary: 'Does the same after a silent sign-in or a step-up. The account must be the same.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  query: RoundTrip,
  answer: Token,
  errors: ['authentication.SignInFailed', 'authentication.AttemptExpired', 'authentication.ProviderUnreachable'],
});

export const refreshAuthCookie = endpoint({
  method: 'POST',
  path: '/authentication/refresh-auth-cookie',
  summary: 'Keeps the session alive.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  answer: z.object({ sessionExpirationTimestamp: Moment }),
  errors: [],
});

export const logout = endpoint({
  method: 'POST',
  path: '/authentication/logout',
  whileViewing: 'allowed',
  summary: 'Ends the session. Returns where the identity provider ends its own session and, for `next`, where to go afterwards.',
  access: { public: 'Signing out again is not an error.' },
  effect: 'write',
  company: 'none',
  body: z.object({ language: z.enum(['no', 'en-gb']).default('no'), next: z.enum(['resetPassword', 'createAccount']).optional() }),
  answer: z.object({ endSessionUrl: z.string(), nextUrl: z.string().nullable() }),
  errors: ['authentication.NotSupportedByProvider', 'authentication.ProviderUnreachable'],
});

export const setAccount = endpoint({
  method: 'POST',
  path: '/authentication/set-account',
  summary: 'Sets the company that new tabs and later sign-ins start in.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  body: z.object({ companyId: z.number().int().positive() }),
  answer: z.object({}),
  errors: ['authentication.NotAMember'],
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/users/current-user',
  summary:
    'Returns the signed-in user, in the company of X-Account, else of the account cookie, else the one opened last or the only one, else without a company. For an API key, in the company of the key.',
  access: { signedIn: true },
  byKey: 'allowed',
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ user: CurrentUser }),
  errors: ['authentication.NotAMember'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/users/verify-email',
  summary: 'Without a code: sends one by e-mail. With a code: confirms the address.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, field('exactDigits', { length: 6 }))
      .optional(),
  }),
  answer: z.object({ isVerified: z.boolean(), email: z.string() }),
  errors: ['authentication.WrongOtp', 'authentication.OtpExpired'],
});

export const updateUserLanguage = endpoint({
  method: 'POST',
  path: '/users/update-user-language',
  summary: 'Sets the language of pages and e-mails. A timestamp older than the last is ignored.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  body: z.object({ preferredLanguage: PreferredLanguage, timestamp: Moment }),
  answer: z.object({ preferredLanguage: PreferredLanguage }),
  errors: [],
});

export const updateUserAppearance = endpoint({
  method: 'POST',
  path: '/users/update-user-appearance',
  summary: 'Sets light or dark appearance in all the person’s companies. A timestamp older than the last is ignored.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  body: z.object({ appearance: Appearance, timestamp: Moment }),
  answer: z.object({ appearance: AppearanceChoice.nullable() }),
  errors: [],
});

export const resetMfa = endpoint({
  method: 'POST',
  path: '/authentication/reset-mfa',
  summary: 'Resets two-step sign-in: the caller’s own, or another person’s as System Admin.',
  access: { permission: 'ResetMfa' },
  effect: 'write',
  company: 'required',
  states: ['active', 'pending'],
  query: z.object({ companyUserId: Id }),
  answer: z.object({}),
  errors: [
    'authentication.NotSupportedByProvider',
    'authentication.MfaNotEnabled',
    'authentication.ResetFailed',
    'authentication.NotWithApiKey',
    'authentication.RecentSignInRequired',
  ],
});

export const memberships = endpoint({
  method: 'GET',
  path: '/users/memberships',
  whileViewing: 'refused',
  summary: 'Lists the companies the person belongs to, with their role in each.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ memberships: z.array(MembershipEntry) }),
  errors: [],
});

export const security = endpoint({
  method: 'GET',
  path: '/authentication/security',
  whileViewing: 'refused',
  summary: 'Returns how the caller’s sign-in is protected, and where to change it.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ security: Security }),
  errors: [],
});

export const sessions = endpoint({
  method: 'GET',
  path: '/authentication/sessions',
  whileViewing: 'refused',
  summary: 'Lists where the person is signed in.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ sessions: z.array(SessionEntry) }),
  errors: [],
});

export const endSession = endpoint({
  method: 'POST',
  path: '/authentication/end-session',
  summary: 'Ends one of the caller’s sessions, or all others when none is given.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  body: z.object({ sessionId: Id.optional() }),
  answer: z.object({}),
  errors: [],
});

export const apiKeys = endpoint({
  method: 'GET',
  path: '/authentication/api-keys',
  whileViewing: 'refused',
  summary: 'Lists the caller’s active API keys in this company.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'read',
  company: 'required',
  /** `grantable`: the permissions that the caller may give a new key; `areas`: the same by feature, those to read and those to change as well. */
  answer: z.object({ apiKeys: z.array(ApiKeyEntry), grantable: z.array(PermissionName), areas: z.array(KeyArea) }),
  errors: [],
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/authentication/create-api-key',
  repeats: 'addsSecret',
  summary: 'Creates an API key for this company with the caller’s permissions or fewer. The key is returned once.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  company: 'required',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, field('required'))
      .max(100, field('tooLong', { length: 100 })),
    permissions: z.array(PermissionName).nullish(),
    expires: Moment.nullish(),
  }),
  answer: z.object({ key: z.string(), apiKeyId: Id }),
  errors: ['authentication.NotWithApiKey', 'authentication.RecentSignInRequired', 'authentication.ExpiryInPast'],
});

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/authentication/revoke-api-key',
  whileEnding: 'allowed',
  summary: 'Revokes an API key at once.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  company: 'required',
  body: z.object({ apiKeyId: Id }),
  answer: z.object({}),
  errors: [],
});
