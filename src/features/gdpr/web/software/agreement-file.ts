import { connection } from '#kernel/web/connection.ts';
import type { DataProcessorAgreement } from '../../contract/software.ts';

/** The address of an agreement's file; a link has no headers, so it names the company. */
export function fileAddress({ fileId, fileName }: NonNullable<DataProcessorAgreement['file']>): string {
  const query = new URLSearchParams({ fileId, view: 'true' });
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/gdpr/data-processor-agreement/get-file/${encodeURIComponent(fileName)}?${query.toString()}`;
}
