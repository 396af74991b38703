type Choices<Value> = Readonly<Record<string, readonly Value[]>>;
/** A name by its place, with one of its values by its place. */
type Chosen = readonly [name: number, value: number];

/** Rows in which each two values of different names stand together at least once, far fewer than all combinations. */
export function pairwise<Value>(choices: Choices<Value>): Record<string, Value>[] {
  const columns = Object.entries(choices).toSorted(([, a], [, b]) => b.length - a.length);
  const sizes = columns.map(([, values]) => values.length);
  const open = new Map(allPairs(sizes).map((pair) => [idOf(...pair), pair]));
  const rows: Chosen[][] = [];
  for (let [first] = open.values(); first; [first] = open.values()) {
    const row = filled(first, { sizes, isOpen: (a, b) => open.has(idOf(a, b)) });
    for (const [place, a] of row.entries()) for (const b of row.slice(place + 1)) open.delete(idOf(a, b));
    rows.push(row);
  }
  return rows.map((row) =>
    Object.fromEntries(
      row.flatMap(([name, value]) => {
        const [key = '', values = []] = columns[name] ?? [];
        return values.slice(value, value + 1).map((one) => [key, one] as const);
      }),
    ),
  );
}

function allPairs(sizes: readonly number[]): [Chosen, Chosen][] {
  const all = sizes.flatMap((size, name) => Array.from({ length: size }, (_, value): Chosen => [name, value]));
  return all.flatMap((a) => all.flatMap((b): [Chosen, Chosen][] => (a[0] < b[0] ? [[a, b]] : [])));
}

const idOf = (a: Chosen, b: Chosen): string => (a[0] < b[0] ? `${a.join('=')} ${b.join('=')}` : `${b.join('=')} ${a.join('=')}`);

/** A row that begins with a pair and takes of each other name the value that makes most new pairs. */
function filled(
  first: readonly [Chosen, Chosen],
  { sizes, isOpen }: { sizes: readonly number[]; isOpen: (a: Chosen, b: Chosen) => boolean },
): Chosen[] {
  const row: Chosen[] = [...first];
  for (const [name, size] of sizes.entries()) {
    if (row.some(([known]) => known === name)) continue;
    const scores = Array.from({ length: size }, (_, value) => row.filter((one) => isOpen([name, value], one)).length);
    row.push([name, scores.indexOf(Math.max(...scores))]);
  }
  return row;
}
