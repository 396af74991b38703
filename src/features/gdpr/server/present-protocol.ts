import type { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { FrozenProtocol, Protocol, ProtocolPerson } from '../contract/protocol.ts';
import { missingOf } from '../contract/rules/protocol-gaps.ts';
import { visibleTreatments } from './open-treatment.ts';
import { presentRow } from './present-treatment.ts';
import { readController } from './store-company.ts';
import { readNamedPeople, type NamedPerson, type ProtocolRow } from './store-protocol.ts';
import { readTreatments, type StoredTreatment } from './store-treatments.ts';

type ReadCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'today'>;

/** A person of the protocol as others see them. */
export function presentPerson({ services }: Pick<ReadCall, 'services'>, person: NamedPerson): ProtocolPerson {
  const { companyUserId, fullName, email, phone, role, isActive } = person;
  const hasAccess = isActive && services.roleTable.permissionsOf(role).has('Gdpr');
  return { companyUserId, fullName, email, phone, hasAccess };
}

/** The protocol with all treatments; three statements for any number of them. */
export async function presentProtocol(call: ReadCall, row: ProtocolRow): Promise<z.input<typeof Protocol>> {
  const { actor } = call;
  const treatments = await visibleTreatments(call);
  const named = await peopleOf(call, row);
  const people = {
    responsible: personIn(call, named, row.responsible),
    contactPerson: personIn(call, named, row.contactPerson),
    dataProtectionOfficer: personIn(call, named, row.dataProtectionOfficer),
  };
  const { protocolId, version, dpoRequired, dpoReason, createdAt, changedAt, changedBy } = row;
  return {
    protocolId,
    version,
    dpoRequired,
    dpoReason,
    ...people,
    createdDate: createdAt,
    updatedDate: changedAt,
    updatedBy: changedBy,
    missing: missingOf({ dpoRequired, dpoReason, ...people, states: treatments.map(({ content }) => content.state) }),
    dataTreatments: treatments.map((one) => presentRow(actor.member, one)),
  };
}

function peopleOf({ company }: Pick<ReadCall, 'company'>, { responsible, contactPerson, dataProtectionOfficer }: ProtocolRow) {
  return readNamedPeople(
    company,
    [responsible, contactPerson, dataProtectionOfficer].flatMap((id) => id ?? []),
  );
}

function personIn(call: Pick<ReadCall, 'services'>, named: Map<string, NamedPerson>, id: string | null): ProtocolPerson | null {
  const person = id === null ? undefined : named.get(id);
  return person ? presentPerson(call, person) : null;
}

/** The whole protocol as it is now, to be kept as it is (gdpr.8). */
export async function freezeProtocol(
  { company, now, today }: Pick<CallContext, 'company' | 'now' | 'today'>,
  row: ProtocolRow,
): Promise<FrozenProtocol> {
  // Nobody's own notes are kept with a protocol.
  const treatments = await readTreatments(company, { today, companyUserId: null, isFull: false });
  const named = await peopleOf({ company }, row);
  const frozen = (id: string | null) => {
    const person = id === null ? undefined : named.get(id);
    return person ? { fullName: person.fullName, email: person.email, phone: person.phone } : null;
  };
  return {
    version: row.version,
    frozenAt: now.toISOString(),
    company: await readController(company),
    dpoRequired: row.dpoRequired,
    dpoReason: row.dpoReason,
    responsible: frozen(row.responsible),
    contactPerson: frozen(row.contactPerson),
    dataProtectionOfficer: frozen(row.dataProtectionOfficer),
    treatments: treatments.map(frozenTreatment),
  };
}

function frozenTreatment({ key, content, owner, software, changedAt }: StoredTreatment): FrozenProtocol['treatments'][number] {
  return { ...content, key, owner, software, lastEdited: changedAt.toISOString() };
}
