import { countDeclined } from '#features/payment/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { declinesInHour } from '../../contract/endpoints-purchase.ts';

const hour = 3_600_000;

/** Whether so many payments at the screen were declined within an hour that no card is charged there for now: nobody tries out cards here. */
export async function hasTooManyDeclines(company: Company, now: Date): Promise<boolean> {
  return (await countDeclined(company, new Date(now.getTime() - hour))) >= declinesInHour;
}
