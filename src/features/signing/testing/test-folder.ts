import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { atFileEnd } from '#kernel/testing/file-end.ts';
import { temporaryFolder } from '#kernel/testing/temporary-folder.ts';

/** A folder for what tests give to other programs; gone when the test file is done. */
export function testFolder(purpose: string): string {
  const folder = mkdtempSync(join(temporaryFolder(), `samspill-signing-${purpose}-`));
  atFileEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
