import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { languages } from '../../contract/document.ts';
import { createDocuments } from '../../contract/endpoints-bulk.ts';

/** What contracts of several people begin with, as it is chosen. */
export const NewDocuments = z
  .object({
    kind: z.enum(['template', 'copy']),
    templateId: z.string(),
    language: z.enum(languages, field('select')),
    documentId: z.string().nullable(),
    companyUserIds: createDocuments.body.shape.companyUserIds,
  })
  .refine(({ kind, documentId }) => kind === 'template' || documentId, { message: field('select'), path: ['documentId'] });
export type NewDocuments = z.output<typeof NewDocuments>;

export type PersonResult = Answer<typeof createDocuments>['results'][number];

/** The same as the call wants it. */
export function beginningsOf({
  kind,
  templateId,
  language,
  documentId,
  companyUserIds,
}: NewDocuments): z.input<typeof createDocuments.body> {
  const from = kind === 'copy' && documentId !== null ? { kind, documentId } : { kind: 'template' as const, templateId, language };
  return { from, companyUserIds };
}

/** The results in a refusal of all of them. */
export function resultsIn(details: Readonly<Record<string, unknown>>): readonly PersonResult[] | undefined {
  const results = createDocuments.answer.shape.results.safeParse(details['results']);
  return results.success ? results.data : undefined;
}

/** For whom none was begun: chosen again, they can be tried once more. */
export function leftOf(results: readonly PersonResult[]): string[] {
  return [...new Set(results.filter(({ documentId }) => documentId === null).map(({ companyUserId }) => companyUserId))];
}
