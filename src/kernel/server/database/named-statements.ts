/** Sent less often than this many other texts, a statement is not worth keeping in mind. */
const maxSeenOnce = 1_000;
/** Longer texts are bulk writes, which hardly ever come again in the same form. */
const longestNamed = 10_000;
/** What answers more rows costs more to run than to plan, and its best plan depends on the company. */
const maxRows = 200;

export interface StatementNames {
  /** The name to send a text under; undefined when it goes without one. */
  nameOf: (text: string) => string | undefined;
  /** Takes notice of how many rows a text was answered with. */
  answered: (text: string, rows: number) => void;
}

/**
 * Names for statements: PostgreSQL parses and plans a named text once a connection instead of each time. A text gets its name with its second
 * use. When there are as many names as there may be, all are given up and `onFull` is told, so that connections let go of their plans: texts
 * that nobody sends any more hold no place for long.
 */
export function statementNames(most: number, onFull: () => void): StatementNames {
  const names = new Map<string, string | undefined>();
  const seenOnce = new Set<string>();
  let given = 0;

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.has(text) || text.length > longestNamed) return name;
    if (seenOnce.delete(text)) return named(text);
    if (seenOnce.size >= maxSeenOnce) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }

  function named(text: string): string {
    if (names.size >= most) {
      names.clear();
      onFull();
    }
    given += 1;
    // Never given twice, since a connection that is still in use may know an older text by it.
    const name = `s${given}`;
    names.set(text, name);
    return name;
  }

  function answered(text: string, rows: number): void {
    if (rows > maxRows && names.has(text)) names.set(text, undefined);
  }

  return { nameOf, answered };
}

/** For connections that another one stands behind at each transaction: nothing is named. */
export const noNames: StatementNames = { nameOf: () => undefined, answered: () => undefined };
