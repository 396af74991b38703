import type { Answer } from '#kernel/contract/endpoint.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { call } from '#kernel/web/call.ts';
import { connection } from '#kernel/web/connection.ts';
import type * as billing from '../contract/endpoints.ts';
import type { LimitKey } from '../contract/limits.ts';

const checkCompanyLimits = endpointAt<typeof billing.checkCompanyLimits>({ method: 'POST', path: '/subscription/check-company-limits' });
type Limits = Answer<typeof billing.checkCompanyLimits>['limits'];

/** How long the same query is shared (subscription.2). */
const markerMilliseconds = 250;
// Of the page: the questions under way.
const asking = new Map<string, Promise<Limits>>();

/** Fetches the use of limits; concurrent callers share the request. */
export function askLimits(limits: readonly LimitKey[]): Promise<Limits> {
  const marker = `${connection.companyId()}/${limits.join()}`;
  const underWay = asking.get(marker);
  if (underWay) return underWay;
  const answer = fetchLimits(limits);
  asking.set(marker, answer);
  const clear = () => setTimeout(() => asking.delete(marker), markerMilliseconds);
  answer.then(clear, clear);
  return answer;
}

async function fetchLimits(limits: readonly LimitKey[]): Promise<Limits> {
  return (await call(checkCompanyLimits, { body: { limits: [...limits] } })).limits;
}
