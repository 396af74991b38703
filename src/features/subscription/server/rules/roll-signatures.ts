import { addYears } from '#kernel/contract/days.ts';

/** The quota of signatures (subscription.18). */
export interface SignatureQuota {
  /** The first day of the year that is counted; null while no plan is paid for. */
  year: string | null;
  /** The first day of the first of these years, which the later ones repeat. */
  since: string | null;
  /** How many had been used before that year. */
  before: number;
  /** What plans have given in it. */
  granted: number;
  /** What was left of packs at its beginning, with those bought since. */
  ofPacks: number;
}

interface QuotaFacts {
  day: string;
  /** How many were used ever. */
  used: number;
  /** What the plans that run give for their users; null while none is paid for. */
  given: number | null;
}

/** The quota on a day: what users gave stays until the year ends and lapses then; packs are used after it and stay while a plan is paid for. */
export function rollSignatures(quota: SignatureQuota, { day, used, given }: QuotaFacts): SignatureQuota {
  if (given === null) return { year: null, since: null, before: used, granted: 0, ofPacks: 0 };
  if (quota.year === null) return { year: day, since: day, before: used, granted: given, ofPacks: quota.ofPacks };
  let rolled = quota;
  for (let end = yearAfter(quota); end !== null && end <= day; end = yearAfter(rolled)) {
    const fromPacks = Math.max(0, used - rolled.before - rolled.granted);
    rolled = { ...rolled, year: end, before: used, granted: 0, ofPacks: Math.max(0, rolled.ofPacks - fromPacks) };
  }
  return { ...rolled, granted: Math.max(rolled.granted, given) };
}

/** The first day of the next year: one that began on 29 February has it again whenever there is one. */
export function yearAfter({ year, since }: Pick<SignatureQuota, 'year' | 'since'>): string | null {
  if (year === null || since === null) return null;
  return addYears(since, Number(year.slice(0, 4)) - Number(since.slice(0, 4)) + 1);
}
