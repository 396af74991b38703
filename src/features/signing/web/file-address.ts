import { connection } from '#kernel/web/connection.ts';
import type { SigningFile } from '../contract/entities.ts';

/** Where a browser shows a file. A link has no headers, so its address names the company. */
export function fileAddress({ fileId, name }: Pick<SigningFile, 'fileId' | 'name'>): string {
  const query = new URLSearchParams({ fileId });
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/signing/get-file/${encodeURIComponent(name)}?${query.toString()}`;
}
