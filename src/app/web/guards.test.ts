import { expect, test } from 'vitest';
import type { User } from '#kernel/web/session.ts';
import { guard, isOnlyUnsold, returnTarget, type Verdict, type Visit } from './guards.ts';

const page = { path: '/people' } as const;
const anyState = { allowInactiveUser: true, allowPendingUser: true, allowCompanylessUser: true, allowFamiliarUser: true };

function userWith(parts: Partial<User> = {}): User {
  return {
    accountId: 'a',
    email: 'kari@example.no',
    firstName: 'Kari',
    lastName: 'Nordmann',
    companyId: 1,
    companyName: 'Fjellheim',
    companies: [
      { key: 1, value: 'Fjellheim' },
      { key: 2, value: 'Havbris' },
    ],
    companyUserId: 'u',
    role: 'employee',
    permissions: { Employees: true },
    isActive: true,
    isPending: false,
    isInactive: false,
    isFamiliar: false,
    isCompanyless: false,
    isAuthenticated: true,
    preferredLanguage: 'nb',
    appearance: null,
    interactionData: {},
    accessesAll: false,
    viewAs: null,
    mfaEnabled: false,
    securityUrl: null,
    profileImageTimestamp: null,
    company: { features: { absenceCalendar: true }, paymentSolution: false, subscriptionFeatures: {} },
    ...parts,
  };
}

const subscribed = (subscriptionFeatures: User['company']['subscriptionFeatures'], parts: Partial<User> = {}) =>
  userWith({ company: { features: {}, paymentSolution: true, subscriptionFeatures }, ...parts });
const visit = (parts: Partial<Visit> = {}): Visit => ({
  user: userWith(),
  companyId: undefined,
  hasLostCompany: false,
  maintenance: false,
  beta: true,
  ...parts,
});
const inState = (state: Partial<User>): Visit => visit({ user: userWith({ isActive: false, ...state }) });

const familiar = inState({ isFamiliar: true });
const inactive = inState({ isInactive: true });
const pending = inState({ isPending: true });
const companyless = inState({ isCompanyless: true, companyId: 0, companies: [] });

function wordOf(verdict: Verdict): string {
  if (verdict.kind === 'go') return verdict.to;
  return verdict.kind === 'switch' ? `switch ${verdict.companyId}` : verdict.kind;
}

test.each([
  ['an active user', page, visit(), 'show'],
  ['nobody', page, visit({ user: undefined }), 'signIn'],
  ['nobody at home', { path: '/' }, visit({ user: undefined }), '/lobby'],
  ['nobody at the home of a company', { path: '/' }, visit({ user: undefined, companyId: 2 }), 'signIn'],
  ['nobody at home during maintenance', { path: '/' }, visit({ user: undefined, maintenance: true }), '/maintenance'],
  ['nobody during maintenance', page, visit({ user: undefined, maintenance: true }), '/maintenance'],
  ['nobody on a public page', { path: '/terms', isPublic: true }, visit({ user: undefined }), 'show'],
  ['an active user at the front door', { path: '/lobby', isPublic: true }, visit(), '/'],
  ['an active user behind the front door', { path: '/lobby/$slug', isPublic: true }, visit(), 'show'],
  ['a companyId that differs', page, visit({ companyId: 2 }), 'switch 2'],
  ['a companyId that is the same', page, visit({ companyId: 1 }), 'show'],
  ['no company chosen', page, visit({ user: userWith({ companyId: 0 }) }), '/missing-company?reason=notChosen'],
  ['no company chosen, where one may be chosen', { ...page, ...anyState }, visit({ user: userWith({ companyId: 0 }) }), 'show'],
  ['a companyId of somebody else’s company', page, visit({ companyId: 3 }), '/missing-company?reason=notMember'],
  ['a company that was taken away', page, visit({ hasLostCompany: true }), '/missing-company?reason=removed'],
  ['a familiar user', page, familiar, '/login/verify-email'],
  ['a familiar user where allowed', { ...page, ...anyState }, familiar, 'show'],
  ['a familiar user where the address is verified', { path: '/login/verify-email', ...anyState }, familiar, 'show'],
  ['a verified user there', { path: '/login/verify-email', ...anyState }, visit(), '/'],
  ['a verified user without a company there', { path: '/login/verify-email', ...anyState }, companyless, '/'],
  ['an inactive user', page, inactive, '/inactive'],
  ['an inactive user where allowed', { ...page, allowInactiveUser: true }, inactive, 'show'],
  ['maintenance', page, visit({ maintenance: true }), '/maintenance'],
  ['a companyless user', page, companyless, '/signup?companylessRedirect=true'],
  ['a companyless user where allowed', { ...page, allowCompanylessUser: true }, companyless, 'show'],
  ['a feature that is on', { ...page, requiredFeature: 'absenceCalendar' }, visit(), 'show'],
  ['a feature that is off', { ...page, requiredFeature: 'contracts' }, visit(), '/noaccess?page=%2Fpeople'],
  ['a pending user', page, pending, '/'],
  ['a pending user at home', { path: '/', allowPendingUser: true }, pending, 'show'],
  ['a permission one has', { ...page, permissions: ['Employees'] }, visit(), 'show'],
  ['one of two permissions of which one is enough', { ...page, permissions: [['Employees', 'Sms']] }, visit(), 'show'],
  ['none of two permissions of which one is enough', { ...page, permissions: [['Contracts', 'Sms']] }, visit(), '/noaccess?page=%2Fpeople'],
  ['one permission of two', { ...page, permissions: ['Employees', 'Sms'] }, visit(), '/noaccess?page=%2Fpeople'],
  ['a page that the subscription includes', { ...page, subscriptionFeature: 'gdpr' }, visit({ user: subscribed({ gdpr: true }) }), 'show'],
  ['a page that the subscription lacks', { ...page, subscriptionFeature: 'gdpr' }, visit({ user: subscribed({}) }), 'locked'],
  ['the plans while they are sold', { ...page, whileSelling: true }, visit({ user: subscribed({}) }), 'show'],
  ['the plans while nothing is sold', { ...page, whileSelling: true }, visit(), '/noaccess?page=%2Fpeople'],
  ['a page of a subscription without a payment solution', { ...page, subscriptionFeature: 'gdpr' }, visit(), 'show'],
  ['the page of those whose access has ended, of an active user', { path: '/inactive', ...anyState }, visit(), '/'],
  ['the same of an inactive user', { path: '/inactive', ...anyState }, inactive, 'show'],
  ['a beta page', { ...page, isBeta: true }, visit(), 'show'],
  ['a beta page without beta', { ...page, isBeta: true }, visit({ beta: false }), '/noaccess?page=%2Fpeople'],
] as const)('guards %s', (_name, route, who, expected) => {
  expect(wordOf(guard(route, who))).toBe(expected);
});

test.each([
  [
    'switching before everything else',
    { ...page, requiredFeature: 'contracts' },
    { ...inactive, companyId: 2 },
    { kind: 'switch', companyId: 2 },
  ],
  ['inactive before maintenance', page, { ...inactive, maintenance: true }, { kind: 'go', to: '/inactive' }],
  ['maintenance before companyless', page, { ...companyless, maintenance: true }, { kind: 'go', to: '/maintenance' }],
  ['the feature before pending', { ...page, requiredFeature: 'contracts' }, pending, { kind: 'go', to: '/noaccess?page=%2Fpeople' }],
  [
    'the feature before the subscription',
    { ...page, requiredFeature: 'contracts', subscriptionFeature: 'contracts' },
    visit({ user: subscribed({}) }),
    { kind: 'go', to: '/noaccess?page=%2Fpeople' },
  ],
  [
    'the subscription before pending',
    { ...page, subscriptionFeature: 'contracts' },
    visit({ user: subscribed({}, { isActive: false, isPending: true }) }),
    { kind: 'locked', feature: 'contracts' },
  ],
  ['pending before permissions', { ...page, permissions: ['Sms'] }, pending, { kind: 'go', to: '/' }],
] as const)('decides %s', (_name, route, who, expected) => {
  expect(guard(route, who)).toEqual(expected);
});

// Every state of a user with every kind of page: by default a page is refused.
const kinds = {
  plain: page,
  home: { path: '/', allowPendingUser: true },
  inactiveOk: { path: '/people/details', allowInactiveUser: true, allowPendingUser: true },
  companylessOk: { path: '/signup', allowCompanylessUser: true, allowPendingUser: true, allowInactiveUser: true },
  anyState: { path: '/noaccess', ...anyState },
  open: { path: '/terms', isPublic: true },
} as const;
const verify = '/login/verify-email';
const signup = '/signup?companylessRedirect=true';
const choose = '/missing-company?reason=notChosen';
const unchosen = visit({ user: userWith({ companyId: 0, companyName: '', isActive: false }) });

test.each([
  ['nobody', visit({ user: undefined }), ['signIn', '/lobby', 'signIn', 'signIn', 'signIn', 'show']],
  ['active', visit(), ['show', 'show', 'show', 'show', 'show', 'show']],
  ['pending', pending, ['/', 'show', 'show', 'show', 'show', 'show']],
  ['inactive', inactive, ['/inactive', '/inactive', 'show', 'show', 'show', 'show']],
  ['familiar', familiar, [verify, verify, verify, verify, 'show', 'show']],
  [
    'familiar without company',
    { ...familiar, user: { ...companyless.user, isFamiliar: true } },
    [verify, verify, verify, verify, 'show', 'show'],
  ],
  ['companyless', companyless, [signup, signup, signup, 'show', 'show', 'show']],
  ['companyless with a companyId', { ...companyless, companyId: 3 }, [signup, signup, signup, 'show', 'show', 'show']],
  ['of several companies, none chosen', unchosen, [choose, choose, choose, 'show', 'show', 'show']],
  ['active during maintenance', visit({ maintenance: true }), [...Array.from({ length: 5 }, () => '/maintenance'), 'show']],
] as const)('sends somebody who is %s to the page for them', (_name, who, expected) => {
  // The parts are spread from complete users.
  const told = Object.values(kinds).map((kind) => wordOf(guard(kind, who as Visit)));
  expect(Object.fromEntries(Object.keys(kinds).map((kind, at) => [kind, told[at]]))).toEqual(
    Object.fromEntries(Object.keys(kinds).map((kind, at) => [kind, expected[at]])),
  );
});

// A visitor refused by several guards gets the first refusal in the order of shell.12; tested in pairs.
const demanding = { ...page, requiredFeature: 'contracts', permissions: ['Sms'], isBeta: true } as const;
test.each([
  ['company before inactive', demanding, { ...inactive, hasLostCompany: true, maintenance: true }, '/missing-company?reason=removed'],
  ['inactive before maintenance', demanding, { ...inactive, maintenance: true }, '/inactive'],
  ['maintenance before companyless', demanding, { ...companyless, maintenance: true }, '/maintenance'],
  ['companyless before the feature', demanding, companyless, signup],
  ['the feature before pending', demanding, pending, '/noaccess?page=%2Fpeople'],
  ['pending before permission', { ...page, permissions: ['Sms'], isBeta: true }, { ...pending, beta: false }, '/'],
] as const)('asks %s', (_name, route, who, expected) => {
  expect(wordOf(guard(route, who as Visit))).toBe(expected);
});

test.each([
  ['/people?tab=active', '/people?tab=active'],
  ['/lobby', '/'],
  ['/lobby/prices', '/'],
  ['/login', '/'],
  ['/login/verify-email', '/'],
  ['/redirect/signup', '/'],
  ['/logout-redirect?forced=true', '/'],
  ['//evil.example', '/'],
  ['/signup?companylessRedirect=true', '/signup/?companylessRedirect=true'],
])('comes back from %s to %s', (path, target) => {
  expect(returnTarget(path)).toBe(target);
});

test.each<[string, Parameters<typeof isOnlyUnsold>[0], User, boolean]>([
  ['the plans while nothing is sold', { whileSelling: true, permissions: ['Employees'] }, userWith(), true],
  ['the plans while they are sold', { whileSelling: true, permissions: ['Employees'] }, subscribed({}), false],
  ['the plans for a user without access to them', { whileSelling: true, permissions: ['Sms'] }, userWith(), false],
  ['another page', { permissions: ['Employees'] }, userWith(), false],
])('whether only the sale closes %s', (_name, asked, user, isClosed) => {
  expect(isOnlyUnsold(asked, user)).toBe(isClosed);
});
