import type { Account, Actor, CompanyOfAccount, Membership, ViewedPerson } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { featureFlags, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import type { RoleTable } from '#kernel/contract/rights.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { liveSessions } from '#kernel/server/session/store.ts';
import { accountCookieName } from '#kernel/server/session/cookies.ts';
import type { currentUser as contract } from '../contract/endpoints.ts';
import type { CurrentUser } from '../contract/entities.ts';
import type { PaymentCompanyProperties } from '../contract/payment-properties.ts';
import { codeTimesOf } from './email-code.ts';
import { paymentPropertiesQuery } from './public.ts';
import { linksOf, secondStepOf } from './security.ts';
import { readChoices } from './store.ts';
import type { Choices } from './store.ts';

/** The signed-in user in the company of the API key, or in the requested company, else in that of the account cookie, else in their last or only one, else without a company (record 33). */
export const currentUser: Handler<typeof contract> = async ({ company: unit, actor, services, call, now, fail }) => {
  const { account } = actor;
  const [companies, choices, secondStep, emailCode, [session]] = await Promise.all([
    services.listMemberships(unit, account.id),
    readChoices(unit, account.id),
    secondStepOf(services, unit, account.id),
    codeTimesOf(unit, account),
    liveSessions(unit, actor.sessionId === undefined ? [] : [actor.sessionId], now),
  ]);
  const isByKey = actor.via === 'apiKey';
  const wanted = isByKey ? Number(call.companyId) : (call.tabCompanyId ?? Number(call.cookies[accountCookieName] ?? 0));
  const chosen =
    companies.find(({ companyId }) => companyId === wanted) ?? (call.tabCompanyId || isByKey ? undefined : usualOf(companies, choices));
  if (!isByKey && call.tabCompanyId === undefined && wanted !== 0 && chosen?.companyId !== wanted) call.clearCookie(accountCookieName);
  const { viewId, isByPerson } = call;
  const current = { services, unit, actor, viewId, now, isByPerson, isWithoutSecondFactor: session?.mfa === false };
  const visited = call.tabCompanyId && !chosen ? await supportedPlace(current, call.tabCompanyId) : undefined;
  if (call.tabCompanyId && !chosen && !visited) {
    call.clearCookie(accountCookieName);
    fail('authentication.NotAMember', 403);
  }
  const opened = chosen && account.emailVerified ? await placeIn(current, chosen) : visited;
  const place = opened?.member.mfaRequired && current.isWithoutSecondFactor ? beforeSecondFactor(opened) : opened;
  return {
    user: {
      ...personOf(account, isByKey && chosen ? [chosen] : companies),
      ...companyOf(place, services.roleTable),
      ...viewOf(place),
      emailCode,
      appearance: choiceOf(choices.appearance),
      securityUrl: linksOf(services).account,
      mfaEnabled: secondStep?.isOn ?? false,
      sessionExpirationTimestamp: session?.expiresAt ?? null,
    },
  };
};

/** The initial company of a user: the last one, else the only one with access. Between several the user chooses. */
function usualOf(companies: readonly CompanyOfAccount[], { lastCompanyId }: Choices): CompanyOfAccount | undefined {
  const last = companies.find(({ companyId }) => companyId === lastCompanyId);
  const open = companies.filter(({ state }) => state !== 'inactive');
  const [only, ...others] = open.length > 0 ? open : companies;
  return last ?? (others.length === 0 ? only : undefined);
}

/** A choice of appearance in the form of the answer. */
export function choiceOf(chosen: Choices['appearance']): CurrentUser['appearance'] {
  return chosen && { scheme: chosen.scheme, at: chosen.at.toISOString() };
}

interface CurrentCompany {
  company: Pick<CompanyOfAccount, 'companyId' | 'companyName'>;
  member: Membership;
  accessing: string[];
  interactionData: Record<string, unknown>;
  /** The user that an administrator views the product as; `member` is then that user's. */
  viewed: ViewedPerson | undefined;
  payment: PaymentCompanyProperties | undefined;
  /** The vendor's support, which is not a member of any company. */
  isSupport: boolean;
}

interface CurrentUserCall extends Pick<CallContext, 'services' | 'now'> {
  unit: Unit;
  actor: Actor;
  viewId: string | undefined;
  isByPerson: boolean;
  isWithoutSecondFactor: boolean;
}

async function placeIn(
  { services, unit, actor, viewId, now, isByPerson, isWithoutSecondFactor }: CurrentUserCall,
  company: CompanyOfAccount,
): Promise<CurrentCompany | undefined> {
  const { account, sessionId } = actor;
  const entered: Company = await services.database.enter(unit, company.companyId);
  const [own, interactionData] = await Promise.all([
    // A key's member carries what the key does (identity.26).
    actor.member ?? services.findMembership(entered, account.id),
    services.interactionData(entered, account.id),
  ]);
  if (!own) return undefined;
  // Each page asks this once, so the company learns when somebody opened it, and no other call writes for it (record 590). A page left open asks again.
  if (sessionId && isByPerson && !(own.mfaRequired && isWithoutSecondFactor)) await services.noteEntered(entered, own.companyUserId, now);
  const { roleTable } = services;
  const viewed = viewId && sessionId ? await services.findViewed(entered, { viewId, sessionId, by: own, now, roleTable }) : undefined;
  const member = viewed?.member ?? own;
  const accessing = seesAll(member) ? [] : await services.accessingCompanyUserIds(entered, member);
  const payment = await paymentOf({ services, now }, entered, member);
  return {
    company,
    member,
    accessing,
    viewed,
    payment,
    interactionData: viewed ? {} : interactionData,
    isSupport: false,
  };
}

/** The company that the vendor's support visits in this tab. */
async function supportedPlace(
  { services, unit, actor, viewId, now }: CurrentUserCall,
  companyId: number,
): Promise<CurrentCompany | undefined> {
  const { account, sessionId } = actor;
  if (viewId === undefined || sessionId === undefined) return undefined;
  const entered = await services.database.enter(unit, companyId);
  const { config, roleTable } = services;
  const viewed = await services.findSupported(entered, { viewId, sessionId, account, config, roleTable, now, isByPerson: false });
  if (!viewed) return undefined;
  const { companyName, member } = viewed;
  const payment = await paymentOf({ services, now }, entered, member);
  return { company: { companyId, companyName }, member, accessing: [], interactionData: {}, viewed, payment, isSupport: true };
}

/** Of a company that asks for a second factor, what leads to a page of it: there the session without one is asked (identity.14). */
function beforeSecondFactor(place: CurrentCompany): CurrentCompany {
  const member = { ...place.member, companyLogoGuid: null, profileImageAt: null };
  return { ...place, member, accessing: [], interactionData: {}, payment: undefined };
}

/** Asked only while the payment solution is on. */
async function paymentOf(
  { services, now }: Pick<CurrentUserCall, 'services' | 'now'>,
  company: Company,
  member: Membership,
): Promise<PaymentCompanyProperties | undefined> {
  if (member.subscription === undefined) return undefined;
  const [properties] = await services.hooks.tell(paymentPropertiesQuery, { company, now });
  return properties;
}

function seesAll(member: Membership): boolean {
  return member.levels.people === 'full' || member.levels.people === 'viewall';
}

function personOf(account: Account, companies: readonly CompanyOfAccount[]) {
  return {
    accountId: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    preferredLanguage: account.preferredLanguage,
    companies: companies.map(({ companyId, companyName }) => ({ key: companyId, value: companyName })),
    isAuthenticated: true,
    isFamiliar: !account.emailVerified,
    isCompanyless: companies.length === 0,
  };
}

/** While viewing as another user, the bar shows that user's name, and only this company is available. */
function viewOf(place: CurrentCompany | undefined) {
  if (!place?.viewed) return { viewAs: null };
  const { viewId, until, firstName, lastName } = place.viewed;
  const { companyId, companyName } = place.company;
  return {
    viewAs: { viewId, until, isSupport: place.isSupport },
    firstName,
    lastName,
    companies: [{ key: companyId, value: companyName }],
    isCompanyless: false,
  };
}

function companyOf(place: CurrentCompany | undefined, { permissions, changing, ofAccount }: RoleTable) {
  const member = place?.member;
  const named = <Name extends string>(names: readonly Name[], has: (name: Name) => boolean) =>
    // Every name of the list gets a value, so the record is complete.
    Object.fromEntries(names.map((name) => [name, has(name)])) as Record<Name, boolean>;
  return {
    companyId: place?.company.companyId ?? 0,
    companyName: place?.company.companyName ?? '',
    companyUserId: member?.companyUserId ?? null,
    profileImageTimestamp: member?.profileImageAt?.toISOString() ?? null,
    role: member?.role ?? null,
    permissions: named(permissions, (name) => {
      // In a read-only view, actions that would be refused are not offered.
      if (place?.viewed && changing.has(name)) return false;
      if (member?.companyEndsAt && changing.has(name) && !ofAccount.has(name)) return false;
      return member?.permissions.has(name) ?? ofAccount.has(name);
    }),
    isActive: member?.state === 'active',
    isPending: member?.state === 'pending',
    isInactive: member?.state === 'inactive',
    accessesAll: member !== undefined && seesAll(member),
    ...(place && !seesAll(place.member) && { accessingCompanyUserIds: place.accessing }),
    interactionData: place?.interactionData ?? {},
    company: {
      endsAt: member?.companyEndsAt?.toISOString() ?? null,
      logoGuid: member?.companyLogoGuid ?? null,
      timeZone: member?.timeZone ?? null,
      features: named(featureFlags, (name) => member?.features.has(name) ?? false),
      paymentSolution: member?.subscription !== undefined,
      subscriptionFeatures: named(subscriptionFeatures, (name) => member?.subscription?.has(name) ?? true),
      paymentCompanyProperties: place?.payment ?? null,
    },
  } satisfies Partial<CurrentUser>;
}
