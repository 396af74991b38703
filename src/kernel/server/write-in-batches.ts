/** The number of rows per statement: PostgreSQL allows at most 65,535 parameters. */
const maxRows = 2000;

/** Writes many rows in batches of some thousands, with one statement per batch. */
export async function writeInBatches<Row, Answer>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < rows.length; start += maxRows) answers.push(...(await write(rows.slice(start, start + maxRows))));
  return answers;
}
