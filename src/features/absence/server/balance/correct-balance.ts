import type { Handler } from '#kernel/server/serve.ts';
import type { correctBalance as contract } from '../../contract/endpoints-balance.ts';
import { administeredPerson } from '../of-person.ts';
import { balancesOf } from './balances.ts';
import { insertLines } from './store-ledger.ts';

/** Adds days to a person's year, or takes them away, with the reason. */
export const correctBalance: Handler<typeof contract> = async (context, { body: { companyUserId, year, days, reason } }) => {
  const { company, actor, now, today, audit } = context;
  const { rules } = await administeredPerson(context, companyUserId);
  const line = { companyUserId, year, kind: 'correction', reason: 'corrected', days, comment: reason } as const;
  await insertLines(company, [line], { by: actor.member.companyUserId, now });
  audit({ entity: 'vacationDays', entityId: companyUserId, companyUserId, after: { year, days, reason } });
  const balances = await balancesOf(company, rules, { years: [year], today, companyUserIds: [companyUserId] });
  return { balance: balances.of(companyUserId, year) };
};
