import type { Handler } from '#kernel/server/serve.ts';
import type { correctBalance as contract } from '../../contract/endpoints-balance.ts';
import { openAdministeredPerson } from '../open-person.ts';
import { loadBalances } from './balances.ts';
import { openFarYears } from './post-defaults.ts';
import { insertLines } from './store-ledger.ts';

/** Adds or deducts days of a person's year, with a reason. */
export const correctBalance: Handler<typeof contract> = async (context, { body: { companyUserId, year, days, reason } }) => {
  const call = await openAdministeredPerson(context, companyUserId);
  const { company, actor, now, audit } = call;
  const line = { companyUserId, year, kind: 'correction', reason: 'corrected', days, comment: reason } as const;
  await openFarYears({ company, now }, [line]);
  await insertLines(company, [line], { by: actor.member.companyUserId, now });
  audit({ entity: 'vacationDays', entityId: companyUserId, companyUserId, after: { year, days, reason } });
  const balances = await loadBalances(call, { years: [year], companyUserIds: [companyUserId] });
  return { balance: balances.of(companyUserId, year) };
};
