import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/**
 * Where test runs put their folders: in memory, because each database is hundreds of files, which take a disk longer to create than the tests
 * take to use them. Where there is no such room, or `TMPDIR` names a folder, it is the ordinary one.
 */
export function temporaryFolder(): string {
  const isChosen = process.env['TMPDIR'] !== undefined;
  return !isChosen && freeBytes(memory) >= neededBytes ? memory : tmpdir();
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
