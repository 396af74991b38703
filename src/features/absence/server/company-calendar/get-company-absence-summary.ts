import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyAbsenceSummary as contract } from '../../contract/endpoints.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import { requirePeriod } from './period.ts';
import { summarise } from './summarise.ts';

/** Days by type and balance of everybody in the caller's summary. */
export const getCompanyAbsenceSummary: Handler<typeof contract> = async (context, { query }) => {
  const { startDate, endDate, includeRequestedAbsences: includeRequested } = query;
  requirePeriod(context.fail, query);
  const call = await loadAbsenceCall(context);
  const { rows } = await summarise(call, { startDate, endDate, includeRequested, kind: 'summary' });
  return { companyAbsenceSummary: rows };
};
