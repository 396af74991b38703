const minute = 60_000;
/** Changes come together, so the first of them is not looked at alone. */
const gatheringMinutes = 2;
/** One look at most in this time, however much is told. */
const distanceMinutes = 60;

/** When a message that comes now has people looked at; undefined when a look that is planned already will see its change. */
export function nextLook(former: Date | null, now: Date): Date | undefined {
  if (former !== null && former > now) return undefined;
  const soon = now.getTime() + gatheringMinutes * minute;
  return new Date(Math.max(soon, (former?.getTime() ?? 0) + distanceMinutes * minute));
}
