import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { takeOutPerson } from '../../contract/endpoints.ts';

/** Downloads all data about a person, while the user goes on. */
export function downloadPerson(companyUserId: string, title: string): void {
  void downloadInBackground(title, (signal) => call(takeOutPerson, { body: { companyUserId } }, { signal }));
}
