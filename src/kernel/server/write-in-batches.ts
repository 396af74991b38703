/** The number of rows per statement: PostgreSQL allows at most 65,535 parameters. */
const mostRows = 2000;

/** Writes many rows in batches of some thousands, with one statement per batch. */
export async function writeInBatches<Row, Answer>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < rows.length; start += mostRows) answers.push(...(await write(rows.slice(start, start + mostRows))));
  return answers;
}
