import { expect, test } from 'vitest';
import type { User } from '#kernel/web/session.ts';
import { guard, returnTarget, type Visit } from './guards.ts';

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
    interactionData: {},
    accessesAll: false,
    mfaEnabled: false,
    securityUrl: null,
    company: { features: { absenceCalendar: true }, paymentSolution: false, subscriptionFeatures: {} },
    ...parts,
  };
}

const visit = (parts: Partial<Visit> = {}): Visit => ({ user: userWith(), companyId: undefined, maintenance: false, beta: true, ...parts });
const inState = (state: Partial<User>): Visit => visit({ user: userWith({ isActive: false, ...state }) });

const familiar = inState({ isFamiliar: true });
const inactive = inState({ isInactive: true });
const pending = inState({ isPending: true });
const companyless = inState({ isCompanyless: true, companyId: 0, companies: [] });

test.each([
  ['an active user', page, visit(), 'show'],
  ['nobody', page, visit({ user: undefined }), 'signIn'],
  ['nobody during maintenance', page, visit({ user: undefined, maintenance: true }), '/maintenance'],
  ['nobody on a public page', { path: '/terms', isPublic: true }, visit({ user: undefined }), 'show'],
  ['an active user at the front door', { path: '/lobby', isPublic: true }, visit(), '/'],
  ['a companyId that differs', page, visit({ companyId: 2 }), 'switch 2'],
  ['a companyId that is the same', page, visit({ companyId: 1 }), 'show'],
  ['no company chosen', page, visit({ user: userWith({ companyId: 0 }) }), '/missing-company'],
  ['no company chosen, where one may be chosen', { ...page, ...anyState }, visit({ user: userWith({ companyId: 0 }) }), 'show'],
  ['a familiar user', page, familiar, '/login/verify-email'],
  ['a familiar user where allowed', { ...page, ...anyState }, familiar, 'show'],
  ['an inactive user', page, inactive, '/inactive'],
  ['an inactive user where allowed', { ...page, allowInactiveUser: true }, inactive, 'show'],
  ['maintenance', page, visit({ maintenance: true }), '/maintenance'],
  ['a companyless user', page, companyless, '/signup?companylessRedirect=true'],
  ['a companyless user where allowed', { ...page, allowCompanylessUser: true }, companyless, 'show'],
  ['a feature that is on', { ...page, requiredFeature: 'absenceCalendar' }, visit(), 'show'],
  ['a feature that is off', { ...page, requiredFeature: 'contracts' }, visit(), '/noaccess'],
  ['a pending user', page, pending, '/'],
  ['a pending user at home', { path: '/', allowPendingUser: true }, pending, 'show'],
  ['a permission one has', { ...page, permissions: ['Employees'] }, visit(), 'show'],
  ['one permission of two', { ...page, permissions: ['Employees', 'Sms'] }, visit(), '/noaccess'],
  ['a beta page', { ...page, isBeta: true }, visit(), 'show'],
  ['a beta page without beta', { ...page, isBeta: true }, visit({ beta: false }), '/noaccess'],
] as const)('guards %s', (_name, route, who, expected) => {
  const verdict = guard(route, who);
  const text = verdict.kind === 'go' ? verdict.to : verdict.kind === 'switch' ? `switch ${verdict.companyId}` : verdict.kind;
  expect(text).toBe(expected);
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
  ['the feature before pending', { ...page, requiredFeature: 'contracts' }, pending, { kind: 'go', to: '/noaccess' }],
  ['pending before permissions', { ...page, permissions: ['Sms'] }, pending, { kind: 'go', to: '/' }],
] as const)('decides %s', (_name, route, who, expected) => {
  expect(guard(route, who)).toEqual(expected);
});

test.each([
  ['/people?tab=active', '/people?tab=active'],
  ['/lobby', '/'],
  ['/lobby/prices', '/'],
  ['/login', '/'],
  ['/login/verify-email', '/'],
  ['/redirect/signup', '/'],
  ['/logout-redirect?forced=true', '/'],
  ['/signup?companylessRedirect=true', '/signup/?companylessRedirect=true'],
])('comes back from %s to %s', (path, target) => {
  expect(returnTarget(path)).toBe(target);
});
