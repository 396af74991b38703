/**
 * From which day the history says that a change holds: from the day that was agreed, also when that has passed. Where the history says something from a
 * later day, an entry before it would change nothing of what holds now, so the change holds from today (people.37).
 */
export function historyDay({ agreed, newest, today }: { agreed: string | undefined; newest: string | undefined; today: string }): string {
  if (agreed === undefined || agreed > today) return today;
  return newest !== undefined && newest > agreed ? today : agreed;
}
