import { z } from 'zod';
import { supportTerms } from '#features/company/server/public.ts';
import { memberByPerson } from '#features/people/server/public.ts';
import type { FindSupported } from '#kernel/server/actor.ts';
import { isSupport } from './is-support.ts';
import { extendVisit, readVisit } from './store.ts';

const viewIdOf = z.uuid();

/** Support in a company: the account, the visit, the company's setting and the viewed user are checked on each request. */
export const findSupported: FindSupported = async (company, visitor) => {
  const { viewId, sessionId, account, config, roleTable, now, isByPerson } = visitor;
  // It comes from a header and may be anything.
  if (!isSupport(account, config) || !viewIdOf.safeParse(viewId).success) return undefined;
  const visit = await readVisit(company, { viewId, sessionId, accountId: account.id, now });
  if (!visit) return undefined;
  const { allowSupport, companyName } = await supportTerms(company, now);
  const member = allowSupport ? await memberByPerson({ company, services: { roleTable } }, visit.viewed) : undefined;
  if (member?.state !== 'active' || member.role !== 'systemadmin') return undefined;
  if (isByPerson) await extendVisit(company, { viewId, now });
  const { firstName, lastName } = account;
  return { viewId, member, firstName, lastName, until: visit.until, companyName };
};
