import type { Handler } from '#kernel/server/serve.ts';
import type {
  getPendingRequestCount as countContract,
  getPendingRequestsByYear as pendingContract,
  getRespondedRequestsByYear as respondedContract,
} from '../../contract/endpoints.ts';
import { absenceAction, absenceStatus, requestedStatuses, transferStatus } from '../../contract/kinds.ts';
import { loadAbsenceCall, type AbsenceCall, type AbsenceContext } from '../absence-call.ts';
import { loadBalanceChanges } from '../balance/balances.ts';
import { countWaitingTransfers, type TransferSelection } from '../balance/store-transfer.ts';
import { loadTransfers } from '../balance/transfers.ts';
import { hideIllnessOf } from '../hide-illness.ts';
import { decidedBy, mayDecide, viewerOf, type AbsenceViewer } from '../policy.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { readDecided, readWaiting, readWaitingKinds, type AbsenceRow, type PeopleFilter } from '../store-absence.ts';
import { countAway } from '../store-away.ts';
import { countByYear } from './count-by-year.ts';
import { requestTraitsOf, traitsOf } from './permissions.ts';
import { presentAbsences, presentPerson, presentShown } from './present-absence.ts';

const { approved, declined, pending } = transferStatus;

/** How many requests the caller may decide. */
export const getPendingRequestCount: Handler<typeof countContract> = async (context) => {
  const viewer = await viewerOf(context);
  const kinds = await readWaitingKinds(context.company, decidedPeople(viewer));
  const absences = kinds.filter((kind) => mayDecide(viewer, kind)).reduce((sum, { count }) => sum + count, 0);
  const transfers = await countWaitingTransfers(context.company, decidedPeople(viewer));
  return { pendingRequests: transfers.reduce((sum, { count }) => sum + count, absences) };
};

/** Pending requests of a year, by default this one, that the caller may decide; the count is of all years. */
export const getPendingRequestsByYear: Handler<typeof pendingContract> = (context, { query }) => listPending(context, query.year);

/** The pending requests of a year, as the caller sees them. */
export async function listPending(context: AbsenceContext, givenYear: number | undefined) {
  const call = await loadAbsenceCall(context);
  const { company, today, viewer } = call;
  const year = givenYear ?? yearOf(today);
  const found = await readWaiting(company, decidedPeople(viewer), year);
  const rows = found.filter((row) => mayDecide(viewer, requestTraitsOf(row)));
  const waiting = await presentWaiting(call, rows);
  const ofStatus = (...statuses: readonly number[]) => waiting.filter(({ absence }) => statuses.includes(absence.status));
  return {
    pendingAddAbsenceRequests: ofStatus(...requestedStatuses),
    pendingDeleteAbsenceRequests: ofStatus(absenceStatus.PendingForDeletion),
    pendingUpdateAbsenceRequests: ofStatus(absenceStatus.PendingForUpdate),
    pendingVacationTransferRequests: await decidedTransfers(call, { year, statuses: [pending] }),
    elsewhere: await countElsewhere(call, year),
  };
}

/** How many requests that do not touch a year the viewer may decide, by the year in which they start. */
async function countElsewhere(call: AbsenceCall, except: number): Promise<{ year: number; count: number }[]> {
  const kinds = await readWaitingKinds(call.company, decidedPeople(call.viewer), { except });
  const transfers = await countWaitingTransfers(call.company, decidedPeople(call.viewer), { except });
  return countByYear([...kinds.filter((kind) => mayDecide(call.viewer, kind)), ...transfers]);
}

/** Decisions for the people whose requests the caller decides, newest first. */
export const getRespondedRequestsByYear: Handler<typeof respondedContract> = (context, { query }) => listResponded(context, query.year);

/** The decided requests of a year, as the caller sees them. */
export async function listResponded(context: AbsenceContext, givenYear: number | undefined) {
  const call = await loadAbsenceCall(context);
  const { company, today, viewer } = call;
  const year = givenYear ?? yearOf(today);
  const found = await readDecided(company, decidedPeople(viewer), year);
  const rows = found
    .filter((row) => row.decision !== null && mayDecide(viewer, traitsOf(row)))
    .toSorted((one, other) => momentOf(other) - momentOf(one));
  const people = new Map(rows.map((row) => [row.absenceId, presentPerson(row)]));
  const absences = await presentAbsences(call, rows);
  const transfers = await decidedTransfers(call, { year, statuses: [approved, declined], requestedOnly: true });
  const ofStatus = (status: number) => transfers.filter((transfer) => transfer.vacationDaysTransferStatus === status);
  const decided = (...actions: readonly number[]) =>
    absences.flatMap((absence) => {
      const person = people.get(absence.absenceId);
      return person && absence.decision && actions.includes(absence.decision.action) ? [{ absence, person }] : [];
    });
  const { approveRequest, approveDelete, approveUpdate, declineRequest, declineDelete, declineUpdate } = absenceAction;
  return {
    approvedAbsenceRequests: decided(approveRequest, approveDelete, approveUpdate),
    declinedAbsenceRequests: decided(declineRequest, declineDelete, declineUpdate),
    approvedVacationTransferRequests: ofStatus(approved),
    declinedVacationTransferRequests: ofStatus(declined),
  };
}

/** Transfers of the people whose requests the viewer decides. */
function decidedTransfers(call: AbsenceCall, selection: Pick<TransferSelection, 'year' | 'statuses' | 'requestedOnly'>) {
  const { everybody, companyUserIds, except } = decidedPeople(call.viewer);
  return loadTransfers(call, { ...selection, except, ...(!everybody && { companyUserIds }) });
}

function momentOf({ decision }: AbsenceRow): number {
  return decision ? new Date(decision.at).getTime() : 0;
}

/** The people whose requests the viewer decides; users cannot decide their own unless alone. */
function decidedPeople(viewer: AbsenceViewer): PeopleFilter {
  return { ...decidedBy(viewer), except: viewer.isAlone ? null : viewer.companyUserId };
}

/** Requests with their person, the remaining balance and other absent people. */
async function presentWaiting(call: AbsenceCall, rows: readonly AbsenceRow[]) {
  const away = await countAway(
    call.company,
    rows.map(({ absenceId }) => absenceId),
  );
  const shown = await hideIllnessOf(call, rows);
  const changeOf = await loadBalanceChanges(call, shown);
  const absences = new Map((await presentShown(call, shown)).map((absence) => [absence.absenceId, absence]));
  return shown.flatMap((row) => {
    const absence = absences.get(row.absenceId);
    if (!absence) return [];
    const waitsSince = row.askedAt.toISOString();
    return [{ absence, person: presentPerson(row), perYear: changeOf(row), awayCount: away.get(row.absenceId) ?? 0, waitsSince }];
  });
}
