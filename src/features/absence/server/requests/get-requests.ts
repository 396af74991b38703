import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  getPendingRequestCount as countContract,
  getPendingRequestsByYear as pendingContract,
  getRespondedRequestsByYear as respondedContract,
} from '../../contract/endpoints.ts';
import { readTransfers, type TransferSelection } from '../balance/store-transfer.ts';
import { transfersOf } from '../balance/transfers.ts';
import { decidedBy, mayDecide, viewerOf, type AbsenceViewer } from '../policy.ts';
import { yearOf } from '../rules/days.ts';
import { shownAbsences, shownPerson } from '../shown-absence.ts';
import { countAway } from '../store-absence-people.ts';
import { readDecided, readWaiting, readWaitingKinds, type AbsenceRow, type Among } from '../store-absence.ts';
import { leftAfter } from './left-after.ts';
import { lookingFrom } from './open-absence.ts';
import { seenOf, type Looking } from './permissions.ts';

/** How many requests the caller may decide. */
export const getPendingRequestCount: Handler<typeof countContract> = async (context) => {
  const viewer = await viewerOf(context);
  const kinds = await readWaitingKinds(context.company, amongOf(viewer));
  const absences = kinds.filter((kind) => mayDecide(viewer, kind)).reduce((sum, { count }) => sum + count, 0);
  const transfers = await readTransfers(context.company, { statuses: [1] });
  const mine = transfers.filter(({ companyUserId }) => mayDecide(viewer, { companyUserId, type: 1, status: 1 }));
  return { pendingRequests: absences + mine.length };
};

/** What the caller may decide; of all years when none is named, so that nothing waits unseen. */
export const getPendingRequestsByYear: Handler<typeof pendingContract> = async (context, { query }) => {
  const { company } = context;
  const looking = await lookingFrom(context);
  const { viewer } = looking;
  const found = await readWaiting(company, amongOf(viewer), query.year ?? null);
  const rows = found.filter((row) => mayDecide(viewer, seenOf(row)));
  const waiting = await withSurroundings(company, looking, rows);
  const ofStatus = (...statuses: number[]) => waiting.filter(({ absence }) => statuses.includes(absence.status));
  return {
    pendingAddAbsenceRequests: ofStatus(1, 11),
    pendingDeleteAbsenceRequests: ofStatus(4),
    pendingUpdateAbsenceRequests: ofStatus(8),
    pendingVacationTransferRequests: await transfersFor(company, looking, { year: query.year, statuses: [1] }),
  };
};

/** What was decided of the people whose requests the caller decides, newest first. */
export const getRespondedRequestsByYear: Handler<typeof respondedContract> = async (context, { query }) => {
  const { company, today } = context;
  const looking = await lookingFrom(context);
  const found = await readDecided(company, amongOf(looking.viewer), query.year ?? yearOf(today));
  const rows = found
    .filter((row) => row.decision !== null && mayDecide(looking.viewer, seenOf(row)))
    .toSorted((one, other) => momentOf(other) - momentOf(one));
  const people = new Map(rows.map((row) => [row.absenceId, shownPerson(row)]));
  const absences = await shownAbsences(company, looking, rows);
  const transfers = await transfersFor(company, looking, { year: query.year ?? yearOf(today), statuses: [2, 3] });
  const moved = (status: number) => transfers.filter((transfer) => transfer.vacationDaysTransferStatus === status);
  const decided = (...actions: number[]) =>
    absences.flatMap((absence) => {
      const person = people.get(absence.absenceId);
      return person && absence.decision && actions.includes(absence.decision.action) ? [{ absence, person }] : [];
    });
  return {
    approvedAbsenceRequests: decided(2, 4, 10),
    declinedAbsenceRequests: decided(3, 5, 11),
    approvedVacationTransferRequests: moved(2),
    declinedVacationTransferRequests: moved(3),
  };
};

/** Transfers of the people whose requests the viewer decides. */
async function transfersFor(company: Company, looking: Looking, wanted: Pick<TransferSelection, 'year' | 'statuses'>) {
  const { everybody, companyUserIds, but } = amongOf(looking.viewer);
  const found = await transfersOf(company, looking, everybody ? wanted : { ...wanted, companyUserIds });
  return found.filter(({ companyUserId }) => companyUserId !== but);
}

function momentOf({ decision }: AbsenceRow): number {
  return decision ? new Date(decision.at).getTime() : 0;
}

/** Nobody decides their own unless alone. */
function amongOf(viewer: AbsenceViewer): Among {
  return { ...decidedBy(viewer), but: viewer.isAlone ? null : viewer.companyUserId };
}

async function withSurroundings(company: Company, looking: Looking, rows: readonly AbsenceRow[]) {
  const ids = rows.map(({ absenceId }) => absenceId);
  const away = await countAway(company, ids);
  const left = await leftAfter(company, looking, rows);
  const absences = new Map((await shownAbsences(company, looking, rows)).map((absence) => [absence.absenceId, absence]));
  return rows.flatMap((row) => {
    const absence = absences.get(row.absenceId);
    return absence ? [{ absence, person: shownPerson(row), ...left(row), awayCount: away.get(row.absenceId) ?? 0 }] : [];
  });
}
