import type { Upload } from '#kernel/contract/endpoint.ts';
import { streamOf } from '#kernel/server/files/staging.ts';
import type { Services } from '#kernel/server/services.ts';

/** What the virus scanner has against an upload; without one configured, nothing. A scanner that is away lets nothing through. */
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
