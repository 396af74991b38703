import {
  accessEnded,
  consequencesOf,
  personActivated,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  type PersonEvent,
} from '#features/people/server/public.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { absenceAction, absenceStatus, transferStatus } from '../contract/kinds.ts';
import { takeYearsAway } from './balance/post-defaults.ts';
import { decideTransfer, readTransfers } from './balance/store-transfer.ts';
import { endFeeds } from './feeds/own-feeds.ts';
import { readFeeds } from './feeds/store-feed.ts';
import { writeMoves, type Move } from './requests/write-moves.ts';
import { decisionOn, transition } from './rules/transitions.ts';
import { deleteDeputiesBy } from './settings/store-deputy.ts';
import { readWaitingOf, type AbsenceRow } from './store-absence.ts';
import { carryDeclinedOn } from './years/carry-declined.ts';
import { countWaitingOf, deleteAbsencesOf, findPeopleWithAbsence } from './store-absence-writes.ts';

/** Ends the open requests, feeds and deputies of a person who leaves, whose years away are without days when they come back; an erased person's absences are deleted too. */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithAbsence(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    if (purpose !== 'deactivate') return consequencesOf({});
    const pending = await readTransfers(company, { companyUserIds: [companyUserId], statuses: [transferStatus.pending] });
    const calendarAddresses = (await readFeeds(company, companyUserId)).length;
    const absenceRequests = await countWaitingOf(company, companyUserId);
    return consequencesOf({ absenceRequests, vacationTransfers: pending.length, calendarAddresses });
  }),
  on(accessEnded, async ({ company, companyUserId }) => void (await endFeeds(company, companyUserId))),
  on(personDeactivated, async (event) => {
    const { company, companyUserId } = event;
    await declineRequests(event);
    await endFeeds(company, companyUserId);
    await deleteDeputiesBy(company, companyUserId);
    await declineTransfers(event);
  }),
  on(personActivated, takeYearsAway),
  on(personErasing, async ({ company, companyUserId }) => {
    await deleteAbsencesOf(company, companyUserId);
    await endFeeds(company, companyUserId);
  }),
];

/** Declines open requests with the deactivation as the reason (absence.45); the caller has locked the person. */
async function declineRequests({ company, companyUserId, by, now, audit }: PersonEvent): Promise<void> {
  const rows = await readWaitingOf(company, companyUserId);
  await writeMoves({ company, by, now, audit }, rows.map(declinedMove));
}

function declinedMove({ absenceId, companyUserId, status: from, current, proposed }: AbsenceRow): Move {
  const action = decisionOn(from, false) ?? absenceAction.declineRequest;
  const moved = transition({ status: from, action, role: 'decider' });
  const to = 'refusal' in moved || moved.to === 'former' ? absenceStatus.Declined : moved.to;
  const numbers = { oldNumber: current.number, newNumber: (proposed ?? current).number };
  const reason = 'deactivated' as const;
  return { absenceId, companyUserId, action, from, to, current, proposed: null, added: null, ...numbers, comment: null, reason };
}

/** One after the other, because a year's closing left out what all of them asked for together. */
async function declineTransfers({ company, companyUserId, by, now, audit }: PersonEvent): Promise<void> {
  const { pending, declined } = transferStatus;
  for (const transfer of await readTransfers(company, { companyUserIds: [companyUserId], statuses: [pending] })) {
    const { transferId } = transfer;
    await decideTransfer(company, { transferId, status: declined, comment: null }, { by, now });
    await carryDeclinedOn({ company, by, now }, transfer);
    audit({
      entity: 'vacationTransfer',
      entityId: transferId,
      companyUserId,
      before: { status: pending },
      after: { status: declined },
    });
  }
}
