/** The row that a dialog was opened for, as its list has it now; one that has left the list stays as it was. */
export function latestRow<Row>(opened: Row, rows: readonly Row[] | undefined, keyOf: (row: Row) => string): Row {
  return rows?.find((row) => keyOf(row) === keyOf(opened)) ?? opened;
}
