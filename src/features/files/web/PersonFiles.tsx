import type { PartOfRecord } from '#kernel/web/entry.ts';
import { personFiles } from '../contract/endpoints-people.ts';
import { FilesPanel } from './public.ts';

/** A person's files, as a tab of the profile (files.21). */
export function PersonFiles({ recordId }: PartOfRecord) {
  return <FilesPanel place={{ files: personFiles, ownerId: recordId }} />;
}
