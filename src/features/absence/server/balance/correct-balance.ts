import type { Handler } from '#kernel/server/serve.ts';
import type { correctBalance as contract } from '../../contract/endpoints-balance.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { carryChangesOn, loadAvailable } from '../years/carry-on.ts';
import { openFarYears } from './post-defaults.ts';
import { loadShownBalances } from './shown-balances.ts';
import { insertLines } from './store-ledger.ts';

/** Adds or deducts days of a person's year, with a reason. A balance comes below zero only when the caller has said that it may (absence.78). */
export const correctBalance: Handler<typeof contract> = async (context, { body }) => {
  const { companyUserId, year, days, reason, isConfirmed } = body;
  const call = await openAdministeredPerson(context, companyUserId);
  const { company, actor, now, fail, audit } = call;
  const choice = { years: [year], companyUserIds: [companyUserId] };
  const available = (await loadAvailable(call, choice))(companyUserId, year);
  const after = available + days;
  if (days < 0 && after < 0 && !isConfirmed) fail('vacation.BalanceBelowZero', 400, { details: { year, available, after } });

  const line = { companyUserId, year, kind: 'correction', reason: 'corrected', days, comment: reason } as const;
  await openFarYears({ company, now }, [line]);
  const by = actor.member.companyUserId;
  await insertLines(company, [line], { by, now });
  await carryChangesOn({ company, by, now }, [line]);
  audit({ entity: 'vacationDays', entityId: companyUserId, companyUserId, after: { year, days, reason } });
  return { balance: (await loadShownBalances(call, choice)).of(companyUserId, year) };
};
