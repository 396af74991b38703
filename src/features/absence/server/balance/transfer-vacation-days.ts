import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { transferVacationDays as contract } from '../../contract/endpoints-balance.ts';
import { transferStatus } from '../../contract/kinds.ts';
import { transferBasis } from '../../contract/rules/transfer.ts';
import { notifyOfTransfer } from '../notifications/notify.ts';
import { openPerson } from '../open-person.ts';
import { isAdministratorOf } from '../policy.ts';
import { workdaysOf } from '../rules/allowance.ts';
import { refusedTransfer, transferWarnings } from '../rules/transfer.ts';
import { weekdaysOn } from '../rules/work-calendar.ts';
import { loadBalances } from './balances.ts';
import { postTransfer } from './ledger.ts';
import { insertTransfer, readTransfers } from './store-transfer.ts';
import { presentTransfer } from './transfers.ts';

/** Transfers vacation days to the next year: immediately by an administrator of the person, otherwise as a request. */
export const transferVacationDays: Handler<typeof contract> = async (context, { body }) => {
  const { fail } = context;
  const { encCompanyUserId: companyUserId, fromYear, daysToTransfer: days, comment = null } = body;
  const call = await openPerson(context, companyUserId, { lock: true });
  const { company, actor, now, today, audit, rules, viewer, person } = call;
  const isDecided = isAdministratorOf(viewer, companyUserId);
  if (!isDecided && companyUserId !== viewer.companyUserId) fail('vacation.NoPermissionToUpdate', 403);
  if (!call.isActive) fail('vacation.TransferFailed');

  const { pending, approved } = transferStatus;
  const choice = { years: [fromYear], companyUserIds: [companyUserId] };
  const before = (await loadBalances(call, choice)).of(companyUserId, fromYear);
  const earlier = await readTransfers(company, { companyUserIds: [companyUserId], year: fromYear, statuses: [pending, approved] });
  const basis = transferBasis(
    before,
    earlier.filter((each) => each.fromYear === fromYear),
  );
  const { available } = basis;
  const refusal = refusedTransfer({ days, available });
  if (refusal) fail(refusal, 400, { details: { year: fromYear, available, wanted: days } });

  const by = { by: actor.member.companyUserId, now };
  const transferId = newId();
  await insertTransfer(company, { transferId, companyUserId, fromYear, days, comment, isDecided }, by);
  if (isDecided) await postTransfer({ company, ...by }, { transferId, companyUserId, fromYear, days });
  audit({ entity: 'vacationTransfer', entityId: transferId, companyUserId, after: { fromYear, toYear: fromYear + 1, days, isDecided } });

  await notifyOfTransfer(call, transferId);

  const warnings = transferWarnings(basis, days, workdaysOf(weekdaysOn(person.weeks, rules.weeks, today)));
  const [row] = await readTransfers(company, { transferId });
  if (!row) throw new Error('The transfer was just written');
  return { transfer: presentTransfer(row, viewer, await loadBalances(call, choice)), warnings };
};
