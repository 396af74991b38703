import type { Context, Handler } from '#kernel/server/serve.ts';
import type { approveVacationDaysTransfer as approve, rejectVacationDaysTransfer as reject } from '../../contract/endpoints-balance.ts';
import { isAdministratorOf, viewerOf } from '../policy.ts';
import { requireOpen } from '../settings/read-settings.ts';
import { readPerson } from '../store-person.ts';
import { balancesOf } from './balances.ts';
import { linesFor } from './post-transfer.ts';
import { insertLines } from './store-ledger.ts';
import { decideTransfer, readTransfers } from './store-transfer.ts';
import { tellOfTransfer } from './tell-transfer.ts';
import { shownTransfer } from './transfers.ts';

/** That is the written agreement of Holidays Act § 7(3). */
export const approveVacationDaysTransfer: Handler<typeof approve> = (context, { body }) => decide(context, body, 2);
export const rejectVacationDaysTransfer: Handler<typeof reject> = (context, { body }) => decide(context, body, 3);

interface Decision {
  vacationDaysTransferRequestEncrId: string;
  comment?: string | null | undefined;
}

/** Says yes or no to a transfer of days. Nobody does to their own, and not to one that was decided meanwhile. */
async function decide(
  context: Context<typeof approve>,
  { vacationDaysTransferRequestEncrId: transferId, comment = null }: Decision,
  status: 2 | 3,
) {
  const { company, actor, now, today, fail, audit } = context;
  const asked = (await readTransfers(company, { transferId }))[0] ?? fail('common.NotFound');
  const { companyUserId, fromYear, days } = asked;
  // Days are given and taken under the person's lock, so the transfer is read again below it.
  const person = await readPerson(company, companyUserId, { lock: true });
  const viewer = await viewerOf(context);
  if (!isAdministratorOf(viewer, companyUserId)) fail(companyUserId === viewer.companyUserId ? 'absence.OwnRequest' : 'common.Forbidden');
  const [row = asked] = await readTransfers(company, { transferId, lock: true });
  if (row.status !== 1) fail('absence.AlreadyDecided', 409, { details: { by: row.decidedBy?.fullName ?? null, status: row.status } });
  if (status === 2 && !person?.isActive) fail('vacation.TransferFailed');

  const rules = await requireOpen({ company, fail: () => fail('vacation.TransferFailed') });
  const asking = { years: [fromYear], today, companyUserIds: [companyUserId] };
  const { available } = (await balancesOf(company, rules, asking)).of(companyUserId, fromYear);
  if (status === 2 && days > available)
    fail('vacation.NotEnoughAvailableAbsenceDays', 400, { details: { year: fromYear, available, wanted: days } });

  const by = { by: actor.member.companyUserId, now };
  await decideTransfer(company, { transferId, status, comment }, by);
  if (status === 2) await insertLines(company, linesFor({ transferId, companyUserId, fromYear, days }), by);
  audit({ entity: 'vacationTransfer', entityId: transferId, companyUserId, before: { status: 1 }, after: { status, days, fromYear } });
  await tellOfTransfer(context, transferId);
  const [decided = row] = await readTransfers(company, { transferId });
  return { transfer: shownTransfer(decided, viewer, await balancesOf(company, rules, asking)) };
}
