import { limitsOf } from '#features/billing/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  acknowledgeWelcome as welcomeContract,
  createProtocol as createContract,
  getArchivedProtocol as archivedContract,
  getArchivedProtocols as allArchivedContract,
  getGdprPeople as peopleContract,
  getProtocol as getContract,
  updateProtocol as updateContract,
} from '../contract/endpoints-protocol.ts';
import { noText } from '../contract/local-text.ts';
import { changedText } from '../contract/rules/change-treatment.ts';
import { changeOf, loggedText, protocolKind, setOnly } from './log-gdpr.ts';
import { treatmentAccess } from './closed-treatments.ts';
import { isFull, requireFull } from './policy.ts';
import { readKeys } from './store-owners.ts';
import { freezeProtocol, presentPerson, presentProtocol } from './present-protocol.ts';
import { isSame, requireOwners } from './save-treatment.ts';
import { insertArchived, readArchived, readArchivedHeads } from './store-archive.ts';
import { insertProtocol, readPeopleOfRoles, readProtocol, readStaff, writeProtocol, type ProtocolPeople } from './store-protocol.ts';
import { lockArea, readWelcomed, writeWelcomed } from './store-settings.ts';
import { notifyUpdated } from './notify-updated.ts';

/** The protocol with its treatments; null before it is created. */
export const getProtocol: Handler<typeof getContract> = async (context) => {
  const { company, actor } = context;
  const row = await readProtocol(company);
  const full = isFull(actor.member);
  const limits = await limitsOf(context, ['gdprTreatmentLimit']);
  return {
    protocol: row ? await presentProtocol(context, row) : null,
    isWelcomed: await readWelcomed(company),
    limit: limits.get('gdprTreatmentLimit') ?? { used: 0, limit: null },
    permissions: { update: full, createTreatment: full && row !== undefined, export: full },
  };
};

type People = 'responsible' | 'contactPerson' | 'dataProtectionOfficer';
const places: readonly People[] = ['responsible', 'contactPerson', 'dataProtectionOfficer'];
const nobody: ProtocolPeople = {
  dpoRequired: false,
  dpoReason: noText,
  responsible: null,
  contactPerson: null,
  dataProtectionOfficer: null,
};

type PeopleCall = CallContext<'gdpr.CouldNotFindUser' | 'gdpr.NewOwnerMissingPermissions'> & { call: { language: 'no' | 'en' } };
type Sent = Parameters<typeof createProtocol>[1]['body'];

/** Who was sent over who is stored. Only people who come anew must have access; those who have lost it are shown, and stay until somebody takes over. */
async function changedPeople(context: PeopleCall, stored: ProtocolPeople, { dpoReason, ...sent }: Sent): Promise<ProtocolPeople> {
  // Fields of the same schema, of which only those that were sent are there.
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<ProtocolPeople>;
  const reason = dpoReason === undefined ? stored.dpoReason : changedText(stored.dpoReason, dpoReason, context.call.language);
  const people = { ...stored, ...given, dpoReason: reason };
  const comers = places.flatMap((place) => (people[place] === stored[place] ? [] : (people[place] ?? [])));
  await requireOwners(context, [...new Set(comers)]);
  return people;
}

function logged({ dpoRequired, dpoReason, responsible, contactPerson, dataProtectionOfficer }: ProtocolPeople) {
  return {
    dpoRequired,
    dpoReason: loggedText(dpoReason),
    responsibleId: responsible,
    contactPersonId: contactPerson,
    officerId: dataProtectionOfficer,
  };
}

/** Creates the protocol of the company. */
export const createProtocol: Handler<typeof createContract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.MustBeAdmin');
  await lockArea(company);
  if (await readProtocol(company)) fail('gdpr.ExistingProtocol', 409);
  const people = await changedPeople(context, nobody, body);
  const protocolId = newId();
  await insertProtocol(company, { protocolId, people, by: actor.member.companyUserId, now });
  audit({ entity: protocolKind, entityId: protocolId, after: setOnly(logged(people)) });
  return { protocol: await presented(context) };
};

async function presented(context: Pick<CallContext, 'company' | 'actor' | 'services' | 'today'>) {
  const row = await readProtocol(context.company);
  if (!row) throw new Error('The protocol was not written');
  return presentProtocol(context, row);
}

/** Changes the people of the protocol; what it was is archived first (gdpr.8). */
export const updateProtocol: Handler<typeof updateContract> = async (context, { body: { protocolId, version, ...sent } }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.MustBeAdmin');
  const stored = (await readProtocol(company, { lock: true })) ?? fail('gdpr.NotExistingProtocol', 404);
  if (stored.protocolId !== protocolId) fail('gdpr.NotExistingProtocol', 404);
  await refuseStale(fail, { read: version, stored: stored.version }, async () => ({ protocol: await presentProtocol(context, stored) }));
  const { dpoRequired, dpoReason, responsible, contactPerson, dataProtectionOfficer } = stored;
  const before = { dpoRequired, dpoReason, responsible, contactPerson, dataProtectionOfficer };
  const people = await changedPeople(context, before, sent);
  if (isSame(before, people)) fail('gdpr.ProtocolUnmodified', 409);
  const by = actor.member.companyUserId;
  await insertArchived(company, { id: newId(), reason: 'people', content: await freezeProtocol(context, stored), by });
  await writeProtocol(company, { protocolId, people, by, now });
  audit(changeOf({ entity: protocolKind, entityId: protocolId }, logged(before), logged(people)));
  await notifyUpdated(context, ['statement', 'risk']);
  return { protocol: await presented(context) };
};

/** Keeps that the welcome was read. */
export const acknowledgeWelcome: Handler<typeof welcomeContract> = async (context) => {
  const { company, actor, now, audit } = context;
  requireFull(context, 'gdpr.MustBeAdmin');
  await lockArea(company);
  const isNew = await writeWelcomed(company, { by: actor.member.companyUserId, now });
  if (isNew) audit({ entity: protocolKind, entityId: String(company.id), after: { isWelcomed: true } });
  return {};
};

/** The active people with access to the area. */
export const getGdprPeople: Handler<typeof peopleContract> = async ({ company, actor, services }) => {
  const roles = roleKeys.filter((role) => services.roleTable.permissionsOf(role).has('Gdpr'));
  return {
    people: (await readPeopleOfRoles(company, roles)).map((person) => presentPerson({ services }, person)),
    staff: isFull(actor.member) ? await readStaff(company) : [],
  };
};

/** The archived protocols. */
export const getArchivedProtocols: Handler<typeof allArchivedContract> = async ({ company }) => ({
  protocols: await readArchivedHeads(company).then((rows) => rows.map(isoDate)),
});

/** One archived protocol as it was. */
export const getArchivedProtocol: Handler<typeof archivedContract> = async ({ company, actor, fail }, { query }) => {
  const row = (await readArchived(company, query.archivedProtocolId)) ?? fail('common.NotFound');
  const { content, ...archived } = row;
  // Whoever may hand the protocol out reads it whole.
  const hidden = isFull(actor.member) ? new Set() : await readKeys(company, (await treatmentAccess(company, actor.member)).hidden);
  return { archived: isoDate(archived), protocol: { ...content, treatments: content.treatments.filter(({ key }) => !hidden.has(key)) } };
};

function isoDate<Row extends { archivedDate: Date }>(row: Row): Omit<Row, 'archivedDate'> & { archivedDate: string } {
  return { ...row, archivedDate: row.archivedDate.toISOString() };
}
