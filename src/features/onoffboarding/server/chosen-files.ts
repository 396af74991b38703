import { listFilesOf, theOnlyOne } from '#features/files/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PreboardingFile } from '../contract/plan.ts';

/** The company's files that were chosen, by name; those that have been deleted are not among them. */
export async function readChosenFiles(company: Company, fileIds: readonly string[]): Promise<PreboardingFile[]> {
  if (fileIds.length === 0) return [];
  const files = await listFilesOf(company, 'company', [theOnlyOne]);
  return files.filter(({ fileId }) => fileIds.includes(fileId)).map(({ fileId, fileName, size }) => ({ fileId, fileName, size }));
}
