import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { transferVacationDays as contract } from '../../contract/endpoints-balance.ts';
import { weekOn } from '../calendars.ts';
import { openPerson } from '../of-person.ts';
import { isAdministratorOf } from '../policy.ts';
import { workdaysOf } from '../rules/allowance.ts';
import { statutoryLeft } from '../rules/carry-over.ts';
import { refusedTransfer, transferWarnings } from '../rules/transfer.ts';
import { readCalendars } from '../store-calendars.ts';
import { balancesFrom } from './balances.ts';
import { linesFor } from './post-transfer.ts';
import { readSums } from './store-balance.ts';
import { insertLines } from './store-ledger.ts';
import { insertTransfer, readTransfers } from './store-transfer.ts';
import { tellOfTransfer } from './tell-transfer.ts';
import { shownTransfer } from './transfers.ts';

/** Moves vacation days to the next year: at once by whoever administers them, else as a request. */
export const transferVacationDays: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, today, fail, audit } = context;
  const { encCompanyUserId: companyUserId, fromYear, daysToTransfer: days, comment = null } = body;
  const { rules, viewer, person } = await openPerson(context, companyUserId, { lock: true });
  const isDecided = isAdministratorOf(viewer, companyUserId);
  if (!isDecided && companyUserId !== viewer.companyUserId) fail('vacation.NoPermissionToUpdate', 403);
  if (!person.isActive) fail('vacation.TransferFailed');

  const people = await readCalendars(company, [companyUserId]);
  const sums = await readSums(company, { years: [fromYear, fromYear + 1], today, companyUserIds: [companyUserId] });
  const before = balancesFrom({ rules, people, sums, today }).of(companyUserId, fromYear);
  const earlier = await readTransfers(company, { companyUserIds: [companyUserId], year: fromYear, statuses: [1, 2] });
  const moved = (status: number) =>
    earlier.filter((each) => each.fromYear === fromYear && each.status === status).reduce((sum, each) => sum + each.days, 0);
  // What one has asked for already is spoken for.
  const available = before.available - moved(1);
  const refusal = refusedTransfer({ days, available });
  if (refusal) fail(refusal, 400, { details: { year: fromYear, available, wanted: days } });

  const by = { by: actor.member.companyUserId, now };
  const transferId = newId();
  await insertTransfer(company, { transferId, companyUserId, fromYear, days, comment, isDecided }, by);
  if (isDecided) await insertLines(company, linesFor({ transferId, companyUserId, fromYear, days }), by);
  audit({ entity: 'vacationTransfer', entityId: transferId, companyUserId, after: { fromYear, toYear: fromYear + 1, days, isDecided } });

  await tellOfTransfer(context, transferId);

  const lines = [{ kind: 'allowance' as const, days: before.available }];
  const left = statutoryLeft(lines, Math.max(0, before.statutory - before.taken - before.reserved));
  const workdaysPerWeek = workdaysOf(weekOn(people[0]?.weeks ?? [], rules.weeks, today));
  const contractual = before.allowance - before.statutory;
  const statutoryTransferred = Math.max(0, moved(2) - contractual);
  const warnings = transferWarnings({ days, available, statutoryAvailable: left.statutory, statutoryTransferred, workdaysPerWeek });
  const after = balancesFrom({
    rules,
    people,
    sums: await readSums(company, { years: [fromYear], today, companyUserIds: [companyUserId] }),
    today,
  });
  const [row] = await readTransfers(company, { transferId });
  if (!row) throw new Error('The transfer was just written');
  return { transfer: shownTransfer(row, viewer, after), warnings };
};
