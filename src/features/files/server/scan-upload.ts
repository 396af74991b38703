import type { Upload } from '#kernel/contract/endpoint.ts';
import { streamOf } from '#kernel/server/files/staging.ts';
import type { Services } from '#kernel/server/services.ts';

/** Why the virus scanner refuses an upload; nothing is refused without a configured scanner. An unavailable scanner refuses everything. */
export async function scanUpload(
  { scan, log }: Pick<Services, 'scan' | 'log'>,
  upload: Upload,
): Promise<'files.InfectedFile' | 'files.NotScanned' | undefined> {
  if (!scan) return undefined;
  try {
    return (await scan(streamOf(upload))) === 'infected' ? 'files.InfectedFile' : undefined;
  } catch (error) {
    log.error({ err: error }, 'the virus scanner does not answer');
    return 'files.NotScanned';
  }
}
