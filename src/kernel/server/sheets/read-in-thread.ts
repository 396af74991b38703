import type { SheetFault } from './rules/limits.ts';
import type { SheetFile } from './rules/read-sheet.ts';
import { runThread } from './run-thread.ts';

/** Reads an uploaded list (xlsx or csv) in a worker thread; a file that takes too much is refused as too large. */
export async function readSheetInThread(bytes: Uint8Array): Promise<SheetFile | SheetFault> {
  const done = await runThread<SheetFile | SheetFault>(new URL('sheet-thread.ts', import.meta.url), bytes);
  return done ?? { fault: 'TooLarge' };
}
