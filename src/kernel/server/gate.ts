import type { Access, Endpoint, UserState } from '#kernel/contract/endpoint.ts';
import { isClosedToKeys } from '#kernel/contract/endpoint.ts';
import type { Permission } from '#kernel/contract/permissions.ts';
import type { Actor, Membership } from './actor.ts';
import { enterByKey, enteredApiKey, noKey, noteKeyUse } from './store-api-key.ts';
import type { EnteredKey } from './store-api-key.ts';
import type { Company, Unit } from './database/unit.ts';
import { fail } from './failure.ts';
import { digestOf } from './session/cookies.ts';
import type { SessionRow } from './session/store.ts';
import { enterBySession } from './session/store.ts';
import type { MembershipPorts, Services, SupportPorts, ViewPorts } from './services.ts';

type Ports = ViewPorts & SupportPorts & Pick<Services, 'config' | 'roleTable'>;

/** What of an HTTP request decides who may pass. */
export interface Credentials {
  bearer: string | undefined;
  sessionCookie: string | undefined;
  /** `X-Account`, or `?account=` of a file; undefined when absent. */
  companyHeader: string | undefined;
  secFetchSite: string | undefined;
  origin: string | undefined;
  /** `X-View-As`: the view in which the tab looks at the product as somebody else. */
  viewAs: string | undefined;
}

/** Who calls. */
export interface Caller {
  actor: Actor;
  session: SessionRow | undefined;
  apiKey: { id: string; companyId: number } | undefined;
  /** The company that the transaction was made one of. */
  enteredId: number | undefined;
}

/** A caller's place in the company that the transaction was entered for, with the key they came by. */
interface GateCompany {
  member: Membership;
  beside: EnteredKey | null;
}

const usualStates: readonly UserState[] = ['active'];

/** Finds who calls and what they are in the company they call for, and tells the transaction of both: one wait for two statements. */
export async function enter(
  unit: Unit,
  endpoint: Endpoint,
  { credentials, ports, now }: { credentials: Credentials; ports: Pick<MembershipPorts, 'findEnteredMembership'>; now: Date },
): Promise<{ caller: Caller | undefined; place: GateCompany | undefined }> {
  const isInCompany = isForCompany(endpoint, { byKey: credentials.bearer !== undefined });
  if (credentials.bearer === undefined && !credentials.sessionCookie) return { caller: undefined, place: undefined };
  // Sent together: the second statement reads what the first has told the transaction, and finds nothing when that was nothing.
  const [caller, place] = await Promise.all([
    identify(unit, credentials, { isInCompany, now }),
    isInCompany ? ports.findEnteredMembership(unit, credentials.bearer === undefined ? noKey : enteredApiKey) : undefined,
  ]);
  return { caller, place };
}

/** The caller behind a session cookie or an API key; undefined when it is over. */
async function identify(
  unit: Unit,
  { bearer, sessionCookie = '', companyHeader }: Credentials,
  { isInCompany, now }: { isInCompany: boolean; now: Date },
): Promise<Caller | undefined> {
  if (bearer !== undefined) {
    const owner = await enterByKey(unit, { digest: digestOf(bearer), isInCompany, now });
    if (!owner) return undefined;
    const actor: Actor = { account: owner.account, member: undefined, via: 'apiKey', sessionId: undefined, authenticatedAt: undefined };
    return { actor, session: undefined, apiKey: { id: owner.apiKeyId, companyId: owner.companyId }, enteredId: owner.enteredId };
  }
  const named = isInCompany ? companyNamed(companyHeader) : undefined;
  // What names no company is refused once it is known who calls.
  const companyId = named === 'none such' ? undefined : named;
  const found = await enterBySession(unit, { digest: digestOf(sessionCookie), companyId, now });
  if (!found) return undefined;
  const { account, id: sessionId, authenticatedAt } = found.session;
  const actor: Actor = { account, member: undefined, via: 'session', sessionId, authenticatedAt };
  return { actor, session: found.session, apiKey: undefined, enteredId: found.companyId };
}

/** Refuses a write that does not come from our own origin, as browsers report it (identity.15). API keys travel in no cookie and need none. */
export function refuseForeignWrite(endpoint: Endpoint, credentials: Credentials, publicUrl: string): void {
  if (endpoint.effect === 'read' || endpoint.fromAnywhere !== undefined || credentials.bearer !== undefined) return;
  // Browsers set Sec-Fetch-Site themselves and no script can; Origin serves those that do not send it.
  const ownOrigin =
    credentials.secFetchSite === undefined ? credentials.origin === new URL(publicUrl).origin : credentials.secFetchSite === 'same-origin';
  if (!ownOrigin) fail('common.Forbidden', 403, { details: { reason: 'origin' } });
}

/** Whoever looks at the product as somebody else changes nothing by it, and what is only theirs stays so. */
export function refuseWhileViewing({ effect, whileViewing }: Endpoint, { viewAs }: Credentials): void {
  if (viewAs === undefined || whileViewing === 'allowed') return;
  if (effect === 'write' || whileViewing === 'refused') fail('common.ReadOnly');
}

/** Whether a call is for one company; a key's is wherever it is not public, so that its caller holds what the key carries (identity.26). */
function isForCompany({ access, company }: Endpoint, { byKey }: { byKey: boolean }): boolean {
  return company === 'required' || (byKey && 'signedIn' in access);
}

/** The company of a call; a missing one is refused, never guessed (tenancy.4). */
export function companyIdOf(endpoint: Endpoint, credentials: Credentials, caller: Caller): number | undefined {
  const given = companyNamed(credentials.companyHeader);
  if (given === 'none such') fail('common.CompanyRequired');
  if (caller.apiKey) {
    if (given !== undefined && given !== caller.apiKey.companyId) fail('common.Forbidden');
    if (isClosedToKeys(endpoint)) fail('authentication.NotWithApiKey', 403);
    return isForCompany(endpoint, { byKey: true }) ? caller.apiKey.companyId : undefined;
  }
  if (endpoint.company === 'none') return undefined;
  return given ?? fail('common.CompanyRequired');
}

function companyNamed(text: string | undefined): number | undefined | 'none such' {
  if (text === undefined || text === '' || text === '0') return undefined;
  const given = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return given >= 1 && given <= 2_147_483_647 ? given : 'none such';
}

interface Admission {
  caller: Caller;
  company: Company;
  place: GateCompany | undefined;
  ports: Ports;
  now: Date;
  viewAs: string | undefined;
  /** False for what the page asks by itself. */
  isByPerson: boolean;
}

/** The open transaction as one of the company that it was entered for: the only place where a call gets a company. */
export function companyEntered(unit: Unit, companyId: number, caller: Caller): Company {
  if (caller.enteredId !== companyId)
    throw new Error(`The transaction is of company ${caller.enteredId}, and the call is for ${companyId}`);
  return { tx: unit.tx, id: companyId };
}

/** Lets a member through to the endpoint, or refuses: membership, key, second factor, state, permission, feature, subscription — in this order. */
export async function admit(endpoint: Endpoint, admission: Admission): Promise<Membership> {
  const { caller, company, place, ports, now, viewAs } = admission;
  if (!place && viewAs !== undefined) return admitSupport(endpoint, { ...admission, viewAs });
  const { member, beside: key } = place ?? fail('common.Forbidden', 403, { details: { reason: 'company' } });
  const narrowed = caller.apiKey ? narrow(endpoint, member, { found: key, ports }) : member;
  // A use that is noted for somebody who is then refused is rolled back with the rest.
  if (caller.apiKey && isUnnoted(key, now)) await noteKeyUse(company, caller.apiKey.id, now);
  if (narrowed.mfaRequired && caller.session && !caller.session.mfa) fail('common.MfaRequired', 403);
  const state = caller.actor.account.emailVerified ? narrowed.state : 'familiar';
  if (viewAs !== undefined) return admitViewer(endpoint, narrowed, { ...admission, viewAs });
  if (!(endpoint.states ?? usualStates).includes(state)) fail('common.Forbidden', 403, { details: { reason: 'state', state } });
  refuseByAccess(caller.apiKey ? withoutOwnRecord(endpoint.access) : endpoint.access, narrowed);
  if (narrowed.companyEndsAt && endpoint.effect === 'write' && !endpoint.whileEnding) fail('common.CompanyEnding');
  return narrowed;
}

/** At most one write a minute notes the use of a key. */
function isUnnoted(key: EnteredKey | null, now: Date): boolean {
  return !key?.lastUsedAt || now.getTime() - Date.parse(key.lastUsedAt) > 60_000;
}

/** As `admit`, for the person whom an administrator looks at the product as. Whoever ends that may do so after its time too. */
async function admitViewer(
  endpoint: Endpoint,
  by: Membership,
  { caller: { actor }, company, ports, now, viewAs }: Admission & { viewAs: string },
): Promise<Membership> {
  const { roleTable } = ports;
  const viewed = actor.sessionId && (await ports.findViewed(company, { viewId: viewAs, sessionId: actor.sessionId, by, now, roleTable }));
  if (!viewed) return endpoint.whileViewing === 'allowed' ? by : fail('common.ViewEnded');
  refuseByAccess(endpoint.access, viewed.member);
  return { ...viewed.member, viewedBy: { companyUserId: by.companyUserId, role: by.role } };
}

/** The vendor's support, which belongs to no company, looks as an administrator while the company allows it. Both are judged anew at each call. */
async function admitSupport(
  endpoint: Endpoint,
  { caller: { actor, session }, company, ports, now, viewAs, isByPerson }: Admission & { viewAs: string },
): Promise<Membership> {
  const { config, roleTable } = ports;
  const visit = session && { viewId: viewAs, sessionId: session.id, account: actor.account, config, roleTable, now, isByPerson };
  const { member } = (visit && (await ports.findSupported(company, visit))) ?? fail('common.ViewEnded');
  if (member.mfaRequired && !session?.mfa) fail('common.MfaRequired', 403);
  refuseByAccess(endpoint.access, member);
  return { ...member, viewedBy: { supportVisitId: viewAs } };
}

/** What the declaration asks of a member: a permission, a feature that is on, a subscription that includes it. */
export function refuseByAccess(access: Access, member: Membership): void {
  const refusal = findRefusal(access, member);
  if (refusal) fail(refusal, 403);
}

/** Whether a member may make calls that are declared so, for a call that does the work of another one. */
export function isAdmitted(access: Access, member: Membership): boolean {
  return findRefusal(access, member) === undefined;
}

function findRefusal(access: Access, member: Membership): string | undefined {
  if ('public' in access || 'secret' in access) return undefined;
  const byPermission = 'permission' in access ? access : undefined;
  if (byPermission && !byPermission.ownRecord && !member.permissions.has(byPermission.permission))
    return byPermission.refusedAs?.permission ?? 'common.Forbidden';
  if (access.feature && !member.features.has(access.feature)) return byPermission?.refusedAs?.feature ?? 'common.FeatureMissing';
  const isIncluded =
    !byPermission?.subscriptionFeature || !member.subscription || member.subscription.has(byPermission.subscriptionFeature);
  return isIncluded ? undefined : 'common.SubscriptionMissing';
}

/** A key reaches its owner's record, too, only by a permission that it carries (roles.10). */
function withoutOwnRecord(access: Access): Access {
  if (!('permission' in access)) return access;
  const { ownRecord: _, ...strict } = access;
  return strict;
}

interface KeyFound {
  found: EnteredKey | null;
  ports: Ports;
}

/** An API key carries its owner's permissions or fewer; an inactive owner's keys open nothing. */
function narrow(endpoint: Endpoint, member: Membership, { found, ports }: KeyFound): Membership {
  const key = found ?? fail('common.Unauthorized');
  if (member.state === 'inactive') fail('common.Unauthorized');
  if (!key.permissions) return member;
  const allowed = new Set(key.permissions);
  const held = new Set([...member.permissions].filter((name: Permission) => allowed.has(name)));
  refuseChangesByReader(endpoint, member, { held, ports });
  return { ...member, permissions: held, levels: ports.roleTable.levelsWithin(member.levels, held) };
}

/** A key that was given only the reading of an area, though its owner may change there, changes nothing in it (roles.10). */
function refuseChangesByReader(
  { effect, access }: Endpoint,
  { permissions }: Membership,
  { held, ports }: { held: ReadonlySet<Permission>; ports: Ports },
): void {
  if (effect === 'read' || !('permission' in access)) return;
  const changing = ports.roleTable.changingOf(access.permission);
  if (changing && permissions.has(changing) && !held.has(changing)) fail(access.refusedAs?.permission ?? 'common.Forbidden', 403);
}

/** Without a company only the e-mail decides: a familiar user has not proved it yet. */
export function admitWithoutCompany(endpoint: Endpoint, caller: Caller): void {
  if (!caller.actor.account.emailVerified && !(endpoint.states ?? usualStates).includes('familiar')) {
    fail('common.Forbidden', 403, { details: { reason: 'state', state: 'familiar' } });
  }
}
