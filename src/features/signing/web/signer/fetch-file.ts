import { call } from '#kernel/web/call.ts';
import { connection } from '#kernel/web/connection.ts';
import { fileAt } from '#kernel/web/endpoint-at.ts';
import type { getRecipientFile } from '../../contract/endpoints-recipient.ts';
import type { SigningFile } from '../../contract/entities.ts';
import type { WhoSigns } from './who-signs.ts';

const getFile = fileAt<typeof getRecipientFile>({ method: 'GET', path: '/signing/recipient/get-file/{fileName}' });

/** A file of the request, with its name. */
export async function fetchFile(
  who: WhoSigns,
  { fileId, name }: Pick<SigningFile, 'fileId' | 'name'>,
  { signal, view = 'false' }: { signal?: AbortSignal; view?: 'true' | 'false' } = {},
): Promise<File> {
  const file = await call(getFile, { params: { fileName: name }, query: { ...who, fileId, view } }, { signal });
  return new File([file], name, { type: file.type });
}

/** Where a browser shows a file of the request, in a window of its own. */
export function fileAddress(who: WhoSigns, { fileId, name }: Pick<SigningFile, 'fileId' | 'name'>): string {
  const query = new URLSearchParams({ ...who, fileId, view: 'true' });
  return `${connection.base}/api/signing/recipient/get-file/${encodeURIComponent(name)}?${query.toString()}`;
}
