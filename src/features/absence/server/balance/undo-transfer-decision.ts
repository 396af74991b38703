import type { Handler } from '#kernel/server/serve.ts';
import type { undoTransferDecision as contract } from '../../contract/endpoints-balance.ts';
import { transferStatus, undoSeconds } from '../../contract/kinds.ts';
import { absenceReads, requireOpenCalendar } from '../absence-call.ts';
import { isAdministratorOf, viewerOf } from '../policy.ts';
import { lockPeople } from '../store-people.ts';
import { undoCarryDeclined } from '../years/carry-declined.ts';
import { readClosedYears } from '../years/store-years.ts';
import { loadBalances } from './balances.ts';
import { readTransfers, reopenTransfer } from './store-transfer.ts';
import { presentTransfer } from './transfers.ts';

/** Undoes the caller's own refusal of a transfer, which waits again and of which nobody is told (absence.35). */
export const undoTransferDecision: Handler<typeof contract> = async (context, { body }) => {
  const { company, now, today, fail, audit } = context;
  const { declined, pending } = transferStatus;
  const transferId = body.vacationDaysTransferRequestEncrId;
  const { companyUserId, fromYear, days } = (await readTransfers(company, { transferId }))[0] ?? fail('common.NotFound');
  await lockPeople(company, [companyUserId]);
  const viewer = await viewerOf(context);
  if (!isAdministratorOf(viewer, companyUserId)) fail('common.Forbidden');
  const [row] = await readTransfers(company, { transferId, lock: true });
  const until = (row?.decidedAt?.getTime() ?? 0) + undoSeconds * 1000;
  const isOwn = row?.decidedBy?.companyUserId === viewer.companyUserId;
  if (row?.status !== declined || !isOwn || now.getTime() > until) return fail('absence.UndoTooLate');

  const reads = absenceReads(company, await requireOpenCalendar(context), today);
  const person = (await reads.people.get([companyUserId])).get(companyUserId);
  // Whoever has left since asks for nothing any more.
  if (person?.state !== 'active') fail('absence.UndoTooLate');
  const closed = (await readClosedYears(company, [companyUserId], fromYear)).find(({ year }) => year === fromYear);
  // The closing has carried the days on since.
  if (closed && row.decidedAt && closed.closedAt > row.decidedAt) fail('absence.UndoTooLate');
  await reopenTransfer(company, transferId);
  await undoCarryDeclined({ company, by: viewer.companyUserId, now }, row);
  audit({
    entity: 'vacationTransfer',
    entityId: transferId,
    companyUserId,
    before: { status: declined },
    after: { status: pending, days, fromYear },
  });
  const [reopened = row] = await readTransfers(company, { transferId });
  const choice = { years: [fromYear], companyUserIds: [companyUserId] };
  return { transfer: presentTransfer(reopened, viewer, await loadBalances(reads, choice)) };
};
