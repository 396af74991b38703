type RollBack = () => void;

/** What the moves that still wait go back to once the first was refused: the next one goes back to where that one began. */
export function afterRefusal(waiting: readonly RollBack[]): RollBack[] {
  const [refused, next, ...others] = waiting;
  return refused && next ? [refused, ...others] : [];
}
