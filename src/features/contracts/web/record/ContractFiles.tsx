import { FilesPanel } from '#features/files/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { contractFiles } from '../../contract/file-endpoints.ts';

/** The files of a contract, as a tab of its page. */
export function ContractFiles({ recordId }: PartOfRecord) {
  return <FilesPanel place={{ files: contractFiles, ownerId: recordId }} />;
}
