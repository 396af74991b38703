import type { FromChild, ToChild } from './parent-process.ts';
import type { Cell, TableHead } from './table.ts';

/** The child's side of `writeInChildProcess`: collects heading and rows, writes the file once, and exits. */
export function writeForParentProcess(write: (head: TableHead, rows: Cell[][]) => Promise<Uint8Array>): void {
  let head: TableHead | undefined;
  const rows: Cell[][] = [];
  process.on('message', (message) => {
    // The parent sends nothing else (`parent-process.ts`).
    const said = message as ToChild;
    if ('head' in said) head = said.head;
    else if ('rows' in said) for (const row of said.rows) rows.push(row);
    else if (head !== undefined) void answer(write(head, rows));
  });
  process.on('disconnect', () => process.exit());
}

async function answer(written: Promise<Uint8Array>): Promise<void> {
  const message: FromChild = await written.then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.send?.(message);
}
