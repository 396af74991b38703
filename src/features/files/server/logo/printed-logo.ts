import { buffer } from 'node:stream/consumers';
import { readCompanyFacts } from '#features/people/server/public.ts';
import type { Services } from '#kernel/server/services.ts';
import { drawPrinted } from './draw-logo.ts';
import { readLogo } from './store-logo.ts';

/** Provides logos as PNG for mails and PDFs. A missing logo does not delay or fail a mail. */
export function createPrintedLogo({ database, fileStore, log }: Pick<Services, 'database' | 'fileStore' | 'log'>): Services['printedLogo'] {
  return async ({ companyId, width, height }) => {
    const found = await database.forCompany(companyId, async (company) => {
      const blob = await readLogo(company, width);
      return blob && { sha256: blob.sha256, companyName: (await readCompanyFacts(company)).name };
    });
    if (!found) return undefined;
    const { sha256, companyName } = found;
    try {
      const bytes = await buffer(await fileStore.open({ companyId, sha256 }));
      return { companyName, ...(await drawPrinted(bytes, { width, height })) };
    } catch (error) {
      log.warn({ companyId, error }, 'The logo of a company could not be read, and is left out');
      return undefined;
    }
  };
}
