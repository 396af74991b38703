const dayMilliseconds = 86_400_000;

/** How long a trial lasts (subscription.20). */
export const trialMilliseconds = 10 * dayMilliseconds;
/** How many days before its end systemadmins are told (subscription.21). */
const toldBefore = [5, 1, 0] as const;

export type TrialStep = (typeof toldBefore)[number];

interface TrialState {
  endsAt: Date;
  /** The steps that were told. */
  told: readonly number[];
}

const momentOf = (endsAt: Date, step: TrialStep): Date => new Date(endsAt.getTime() - step * dayMilliseconds);

/** The steps that have come and were not told: of several, only the last is told. */
export function stepsDue({ endsAt, told }: TrialState, now: Date): TrialStep[] {
  return toldBefore.filter((step) => !told.includes(step) && momentOf(endsAt, step) <= now);
}

/** When the next step comes; null after the last. */
export function nextStepAt({ endsAt, told }: TrialState): Date | null {
  const next = toldBefore.find((step) => !told.includes(step));
  return next === undefined ? null : momentOf(endsAt, next);
}
