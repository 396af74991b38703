/** A request from the file: this person shall report to that one. */
export interface Line {
  person: string;
  manager: string;
}

/**
 * Finds the requested lines that close a cycle, in the file's order; `stored` are the current lines.
 * A person whose request is refused keeps their stored line, which may close a cycle with a later request, so the check repeats until nothing changes.
 */
export function circlesIn(moves: readonly Line[], stored: ReadonlyMap<string, string>): Set<string> {
  const refused = new Set<string>();
  for (;;) {
    const found = firstCircles(
      moves.filter(({ person }) => !refused.has(person)),
      stored,
    );
    if (found.length === 0) return refused;
    for (const person of found) refused.add(person);
    // Without a stored line a refusal restores nothing, so all requests have been checked.
    if (!found.some((person) => stored.has(person))) return refused;
  }
}

function firstCircles(moves: readonly Line[], stored: ReadonlyMap<string, string>): string[] {
  const moved = new Set(moves.map(({ person }) => person));
  const lines = new Map([...stored].filter(([person]) => !moved.has(person)));
  const refused: string[] = [];
  for (const { person, manager } of moves) {
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
