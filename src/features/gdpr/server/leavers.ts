import {
  accessEnded,
  consequencesOf,
  employmentChanged,
  membersByPerson,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  type PersonEvent,
} from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { newId } from '#kernel/server/id.ts';
import { changeOf, loggedText, protocolKind, requestKind, treatmentKind } from './log-gdpr.ts';
import { notifyUpdatedBy } from './notify-updated.ts';
import { mayOwn } from './policy.ts';
import { freezeProtocol } from './present-protocol.ts';
import { eraseFilesOf, eraseWordsOf, requestFilesOwner } from './record-files.ts';
import { clearRequester, freeRequests } from './requests/store-requests.ts';
import { insertArchived } from './store-archive.ts';
import { countOwned, findOwners, handOverTreatments, leaveProtocol } from './store-owners.ts';
import { readProtocol } from './store-protocol.ts';

/** Treatments of somebody who leaves, whose access ends, or who loses the area, go to whoever is responsible for the protocol (gdpr.11). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findOwners(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId }) => {
    return consequencesOf({ gdprTreatments: await countOwned(company, companyUserId) });
  }),
  on(accessEnded, (event) => leave({ ...event, by: null }, event.companyUserId)),
  on(personDeactivated, (event) => leave(event, event.companyUserId)),
  on(personErasing, async (event) => {
    await leave(event, event.companyUserId);
    const closed = await clearRequester(event.company, event.companyUserId);
    await eraseFilesOf(event, requestFilesOwner, closed);
    await eraseWordsOf(event, requestKind, closed);
  }),
  on(employmentChanged, async (event) => {
    const { company, services, companyUserIds } = event;
    const owners = await findOwners(company, companyUserIds);
    if (owners.length === 0) return;
    const members = await membersByPerson({ company, services }, owners);
    for (const owner of owners) {
      const member = members.get(owner);
      if (!member || !mayOwn(member)) await leave(event, owner);
    }
  }),
];

type Leaving = Pick<PersonEvent, 'company' | 'services' | 'now' | 'today'> & {
  by: string | null;
  audit?: CallContext['audit'] | undefined;
};

/** Gives the treatments of a person to the responsible of the protocol, and their places in it to nobody. */
async function leave({ company, services, by, now, today, audit }: Leaving, from: string): Promise<void> {
  const protocol = await readProtocol(company, { lock: true });
  const stands = protocol && [protocol.responsible, protocol.contactPerson, protocol.dataProtectionOfficer].includes(from);
  if (stands)
    await insertArchived(company, { id: newId(), reason: 'people', content: await freezeProtocol({ company, now, today }, protocol), by });
  const left = await leaveProtocol(company, { from, by, now });
  const to = protocol?.responsible === from ? null : (protocol?.responsible ?? null);
  const handed = await handOverTreatments(company, { from, to, by, now });
  for (const { treatmentId, treatmentName } of handed) {
    const name = loggedText(treatmentName);
    audit?.(changeOf({ entity: treatmentKind, entityId: treatmentId }, { name, employeeId: from }, { name, employeeId: to }));
  }
  for (const { requestId, requesterName: name } of await freeRequests(company, from))
    audit?.(changeOf({ entity: requestKind, entityId: requestId }, { name, responsibleId: from }, { name, responsibleId: null }));
  if (!left) return;
  const of = (value: string | null) => Object.fromEntries(left.places.map((place) => [place, value]));
  audit?.(changeOf({ entity: protocolKind, entityId: left.protocolId }, of(from), of(null)));
  await notifyUpdatedBy({ company, services, today, by }, ['statement', 'risk']);
}
