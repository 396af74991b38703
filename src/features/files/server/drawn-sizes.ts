import { Readable } from 'node:stream';
import type { Upload } from '#kernel/contract/endpoint.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { contentKind } from '#kernel/server/files/content-kind.ts';
import { discardUploads, stageUpload, stagingFolder } from '#kernel/server/files/staging.ts';
import { scanUpload } from './scan-upload.ts';
import { announceBlobs } from './store-blobs.ts';

const pictures: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif']);

type Codes = 'files.EmptyFile' | 'files.InvalidFileType' | NonNullable<Awaited<ReturnType<typeof scanUpload>>>;

/** The one uploaded file, if it is a picture without anything harmful (files.13). */
export async function requirePicture(
  { services, fail }: Pick<CallContext, 'services'> & { fail: Fail<Codes> },
  files: readonly Upload[],
): Promise<Upload> {
  const upload = files[0] ?? fail('files.EmptyFile');
  if (upload.size === 0) fail('files.EmptyFile');
  if (!pictures.has(contentKind(upload.head))) fail('files.InvalidFileType');
  const found = await scanUpload(services, upload);
  return found ? fail(found) : upload;
}

/** Stores the sizes in which a picture was drawn, before the transaction that refers to them. */
export async function storeDrawn<Size extends { bytes: Uint8Array }>(
  { services, now }: Pick<CallContext, 'services' | 'now'>,
  companyId: number,
  drawn: readonly Size[],
): Promise<(Omit<Size, 'bytes'> & { sha256: string })[]> {
  const folder = stagingFolder(services.config);
  const staged: { upload: Upload; size: Omit<Size, 'bytes'> }[] = [];
  const uploads = () => staged.map(({ upload }) => upload);
  try {
    for (const { bytes, ...size } of drawn) staged.push({ upload: await stageUpload(folder, 'drawn.webp', Readable.from([bytes])), size });
    await services.database.forCompany(companyId, (company) => announceBlobs(company, uploads(), now));
    for (const { sha256, path, size } of uploads()) await services.fileStore.put({ companyId, sha256 }, { path, size });
    return staged.map(({ upload: { sha256 }, size }) => ({ ...size, sha256 }));
  } finally {
    await discardUploads(uploads());
  }
}
