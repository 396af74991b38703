/** The order of a plan's tasks after one was moved to a place, counted from 0; a place beyond the ends is the nearest end (plans.59). */
export function moveTask(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((each) => each !== id);
  const nearest = Math.min(Math.max(place, 0), others.length);
  return others.toSpliced(nearest, 0, id);
}
