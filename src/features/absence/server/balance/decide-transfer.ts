import type { Context, Handler } from '#kernel/server/serve.ts';
import type { approveVacationDaysTransfer as approve, rejectVacationDaysTransfer as reject } from '../../contract/endpoints-balance.ts';
import { transferStatus } from '../../contract/kinds.ts';
import { absenceReads, requireOpenCalendar } from '../absence-call.ts';
import { notifyOfTransfer, notifyOfTransferAfterUndo } from '../notifications/notify.ts';
import { isAdministratorOf, viewerOf } from '../policy.ts';
import { lockPeople } from '../store-people.ts';
import { carryDeclinedOn } from '../years/carry-declined.ts';
import { loadBalances } from './balances.ts';
import { postTransfer } from './ledger.ts';
import { decideTransfer, readTransfers } from './store-transfer.ts';
import { presentTransfer } from './transfers.ts';

/** Approves a transfer, which is the written agreement of Holidays Act § 7(3) (law.8). */
export const approveVacationDaysTransfer: Handler<typeof approve> = (context, { body }) => decide(context, body, transferStatus.approved);
export const rejectVacationDaysTransfer: Handler<typeof reject> = (context, { body }) => decide(context, body, transferStatus.declined);

interface Decision {
  vacationDaysTransferRequestEncrId: string;
  comment?: string | null | undefined;
}

/** Approves or declines a transfer of days. Users cannot decide their own, nor one that was decided in the meantime. */
async function decide(
  context: Context<typeof approve>,
  { vacationDaysTransferRequestEncrId: transferId, comment = null }: Decision,
  status: typeof transferStatus.approved | typeof transferStatus.declined,
) {
  const { company, services, actor, now, today, fail, audit } = context;
  const { approved, pending } = transferStatus;
  const requested = (await readTransfers(company, { transferId }))[0] ?? fail('common.NotFound');
  const { companyUserId, fromYear, days } = requested;
  // Days are written under the person's lock, so the transfer is read again after locking.
  await lockPeople(company, [companyUserId]);
  const viewer = await viewerOf(context);
  if (!isAdministratorOf(viewer, companyUserId)) fail(companyUserId === viewer.companyUserId ? 'absence.OwnRequest' : 'common.Forbidden');
  const [row = requested] = await readTransfers(company, { transferId, lock: true });
  if (row.status !== pending) fail('absence.AlreadyDecided', 409, { details: { by: row.decidedBy?.fullName ?? null, status: row.status } });

  const rules = await requireOpenCalendar(context);
  const reads = absenceReads(company, rules, today);
  const person = (await reads.people.get([companyUserId])).get(companyUserId);
  const isActive = person?.state === 'active' && !person.isExternal;
  if (status === approved && !isActive) fail('vacation.TransferFailed');
  const choice = { years: [fromYear], companyUserIds: [companyUserId] };
  const { available } = (await loadBalances(reads, choice)).of(companyUserId, fromYear);
  if (status === approved && days > available)
    fail('vacation.NotEnoughAvailableAbsenceDays', 400, { details: { year: fromYear, available, wanted: days } });

  const by = { by: actor.member.companyUserId, now };
  await decideTransfer(company, { transferId, status, comment }, by);
  if (status === approved) await postTransfer({ company, ...by }, { transferId, companyUserId, fromYear, days });
  else await carryDeclinedOn({ company, ...by }, row);
  audit({
    entity: 'vacationTransfer',
    entityId: transferId,
    companyUserId,
    before: { status: pending },
    after: { status, days, fromYear },
  });
  // A refusal can be undone, and is told when it no longer can.
  if (status === approved) await notifyOfTransfer({ ...reads, services }, transferId);
  else await notifyOfTransferAfterUndo(context, transferId);
  const [decided = row] = await readTransfers(company, { transferId });
  return { transfer: presentTransfer(decided, viewer, await loadBalances(reads, choice)) };
}
