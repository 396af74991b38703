import type { PartOfRecord } from '#kernel/web/entry.ts';
import { FilePanel } from './panel/FilePanel.tsx';

/** A person's files, as a tab of the profile (files.21). */
export function PersonFiles({ recordId }: PartOfRecord) {
  return <FilePanel place={{ location: 'person', companyUserId: recordId }} />;
}
