import type { Account, CompanyOfAccount, Membership } from '#kernel/server/actor.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { featureFlags, permissions, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { accountCookieName } from '#kernel/server/session/cookies.ts';
import type { currentUser as contract } from '../contract/endpoints.ts';
import type { CurrentUser } from '../contract/entities.ts';
import { linksOf, secondStepOf } from './security.ts';

/** The signed-in person in the company asked for, else of the account cookie, else without one (decisions.md §2). */
export const currentUser: Handler<typeof contract> = async ({ company: unit, actor, services, call, fail }) => {
  const { account } = actor;
  const companies = await services.listMemberships(unit, account.id);
  const wanted = call.tabCompanyId ?? Number(call.cookies[accountCookieName] ?? 0);
  const chosen = companies.find(({ companyId }) => companyId === wanted) ?? (call.tabCompanyId ? undefined : companies[0]);
  if (call.tabCompanyId && !chosen) {
    call.clearCookie(accountCookieName);
    fail('authentication.NotAMember', 403);
  }
  const place = chosen && account.emailVerified ? await placeIn(services, unit, account, chosen) : undefined;
  return {
    user: {
      ...personOf(account, companies),
      ...companyOf(place),
      securityUrl: linksOf(services).account,
      mfaEnabled: (await secondStepOf(services, unit, account.id))?.isOn ?? false,
      sessionExpirationTimestamp: null,
    },
  };
};

interface Place {
  company: CompanyOfAccount;
  member: Membership;
  accessing: string[];
  interactionData: Record<string, unknown>;
}

async function placeIn(services: Services, unit: Unit, account: Account, company: CompanyOfAccount): Promise<Place | undefined> {
  const entered: Company = await services.database.enter(unit, company.companyId);
  const member = await services.findMembership(entered, account.id);
  if (!member) return undefined;
  const accessing = seesAll(member) ? [] : await services.accessingCompanyUserIds(entered, member);
  return { company, member, accessing, interactionData: await services.interactionData(entered, account.id) };
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

function companyOf(place: Place | undefined) {
  const member = place?.member;
  const named = <Name extends string>(names: readonly Name[], has: (name: Name) => boolean) =>
    // Every name of the list gets its value, so the record is whole.
    Object.fromEntries(names.map((name) => [name, has(name)])) as Record<Name, boolean>;
  return {
    companyId: place?.company.companyId ?? 0,
    companyName: place?.company.companyName ?? '',
    companyUserId: member?.companyUserId ?? null,
    role: member?.role ?? null,
    permissions: named(permissions, (name) => member?.permissions.has(name) ?? name === 'OrganisationAdd'),
    isActive: member?.state === 'active',
    isPending: member?.state === 'pending',
    isInactive: member?.state === 'inactive',
    accessesAll: member !== undefined && seesAll(member),
    ...(place && !seesAll(place.member) && { accessingCompanyUserIds: place.accessing }),
    interactionData: place?.interactionData ?? {},
    company: {
      features: named(featureFlags, (name) => member?.features.has(name) ?? false),
      paymentSolution: member?.subscription !== undefined,
      subscriptionFeatures: named(subscriptionFeatures, (name) => member?.subscription?.has(name) ?? true),
    },
  } satisfies Partial<CurrentUser>;
}
