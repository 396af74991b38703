import { call } from '#kernel/web/call.ts';
import { useDownload } from '#kernel/web/use-download.ts';
import { takeOutPerson } from '../../contract/endpoints.ts';

/** Downloads all data about a person. */
export function usePersonTakeout(companyUserId: string): { isMaking: boolean; download: () => Promise<boolean> } {
  const { isMaking, download } = useDownload();
  return { isMaking, download: () => download(() => call(takeOutPerson, { body: { companyUserId } })) };
}
