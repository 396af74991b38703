import { FilePanel } from './panel/FilePanel.tsx';

/** A person's files, as a tab of the profile (files.21). */
export function PersonFiles({ companyUserId }: { companyUserId: string }) {
  return <FilePanel place={{ location: 'person', companyUserId }} />;
}
