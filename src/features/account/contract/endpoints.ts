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
  summary: 'Begins a sign-in: sends the browser to the identity provider.',
  access: { public: 'a person must be able to sign in' },
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
  summary: 'Redeems the provider’s answer and starts a session.',
  access: { public: 'the end of a sign-in' },
  effect: 'write',
  company: 'none',
  query: RoundTrip,
  answer: Token,
  errors: ['authentication.SignInFailed', 'authentication.AttemptExpired', 'authentication.ProviderUnreachable'],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/authentication/refresh-token',
  summary: 'The same after a silent or fresh round trip (step-up); the account must be the same.',
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
  summary: 'Ends the session; answers where the provider ends its own and, for `next`, where to go after that.',
  access: { public: 'signing out twice is no error' },
  effect: 'write',
  company: 'none',
  body: z.object({ language: z.enum(['no', 'en-gb']).default('no'), next: z.literal('resetPassword').optional() }),
  answer: z.object({ endSessionUrl: z.string(), nextUrl: z.string().nullable() }),
  errors: ['authentication.NotSupportedByProvider', 'authentication.ProviderUnreachable'],
});

export const setAccount = endpoint({
  method: 'POST',
  path: '/authentication/set-account',
  summary: 'Chooses the company that a new tab starts in, here and wherever the person signs in next.',
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
    'The signed-in person in the company of X-Account, else of the account cookie, else in the one opened last or the only one, else without a company.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ user: CurrentUser }),
  errors: ['authentication.NotAMember'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/users/verify-email',
  summary: 'Without a code: mails one. With a code: proves the address.',
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
  summary: 'Sets the language of screens and mail; an older timestamp than the last is ignored.',
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
  summary: 'Sets light or dark for the person in all their companies; an older timestamp than the last is ignored.',
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
  summary: 'Removes the second factor of a person: one’s own, or another’s as System Admin.',
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
  summary: 'The companies that the person belongs to, with their role in each.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ memberships: z.array(MembershipEntry) }),
  errors: ['authentication.NotWithApiKey'],
});

export const security = endpoint({
  method: 'GET',
  path: '/authentication/security',
  whileViewing: 'refused',
  summary: 'What protects one’s own sign-in, and where it is changed.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ security: Security }),
  errors: ['authentication.NotWithApiKey'],
});

export const sessions = endpoint({
  method: 'GET',
  path: '/authentication/sessions',
  whileViewing: 'refused',
  summary: 'Where the person is signed in.',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: everyState,
  answer: z.object({ sessions: z.array(SessionEntry) }),
  errors: ['authentication.NotWithApiKey'],
});

export const endSession = endpoint({
  method: 'POST',
  path: '/authentication/end-session',
  summary: 'Ends one of one’s own sessions, or all others when none is named.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: everyState,
  body: z.object({ sessionId: Id.optional() }),
  answer: z.object({}),
  errors: ['authentication.NotWithApiKey'],
});

export const apiKeys = endpoint({
  method: 'GET',
  path: '/authentication/api-keys',
  whileViewing: 'refused',
  summary: 'One’s own live API keys in this company.',
  access: { signedIn: true },
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
  summary: 'Makes a key for this company with one’s own permissions or fewer; the key is answered once.',
  access: { signedIn: true },
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
  summary: 'Ends a key at once.',
  access: { signedIn: true },
  effect: 'write',
  company: 'required',
  body: z.object({ apiKeyId: Id }),
  answer: z.object({}),
  errors: [],
});
