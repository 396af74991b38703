/** A wish from the file: this person shall report to that one. */
export interface Line {
  person: string;
  manager: string;
}

/**
 * Tells which wished lines close a circle, in the file's order; `stored` are the lines of today.
 * A person whose wish is refused keeps their stored line, which may close a circle with a later wish, so it is asked again until nothing changes.
 */
export function circlesIn(wishes: readonly Line[], stored: ReadonlyMap<string, string>): Set<string> {
  const refused = new Set<string>();
  for (;;) {
    const found = firstCircles(
      wishes.filter(({ person }) => !refused.has(person)),
      stored,
    );
    if (found.length === 0) return refused;
    for (const person of found) refused.add(person);
    // Without a stored line nothing comes back by refusing, so the rest has already been judged.
    if (!found.some((person) => stored.has(person))) return refused;
  }
}

function firstCircles(wishes: readonly Line[], stored: ReadonlyMap<string, string>): string[] {
  const moved = new Set(wishes.map(({ person }) => person));
  const lines = new Map([...stored].filter(([person]) => !moved.has(person)));
  const refused: string[] = [];
  for (const { person, manager } of wishes) {
    if (reaches(manager, person, lines)) refused.push(person);
    else lines.set(person, manager);
  }
  return refused;
}

function reaches(from: string, to: string, lines: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined && !seen.has(at); at = lines.get(at)) {
    if (at === to) return true;
    seen.add(at);
  }
  return false;
}
