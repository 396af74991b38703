import { Readable } from 'node:stream';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import type { Services } from '#kernel/server/services.ts';
import { announceBlobs } from './store-blobs.ts';

/** Keeps bytes that the product made itself in the file store, announced before, so that they are swept if nothing comes to refer to them. Outside transactions. */
export async function keepContent(
  { config, database, fileStore }: Pick<Services, 'config' | 'database' | 'fileStore'>,
  { companyId, now, bytes }: { companyId: number; now: Date; bytes: Uint8Array },
): Promise<{ sha256: string; size: number }> {
  const staged = await stageUpload(stagingFolder(config), 'content', Readable.from([bytes]));
  try {
    await database.forCompany(companyId, (company) => announceBlobs(company, [staged], now));
    await fileStore.put({ companyId, sha256: staged.sha256 }, staged);
    return { sha256: staged.sha256, size: staged.size };
  } finally {
    await discardUploads([staged]);
  }
}
