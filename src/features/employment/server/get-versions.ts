import type { Handler } from '#kernel/server/serve.ts';
import type { compareVersions as compareContract, getVersions as contract } from '../contract/endpoints-life.ts';
import { plainText } from '../contract/rules/compose.ts';
import { redlineClauses } from '../contract/rules/redline.ts';
import { logReading } from './log-document.ts';
import { openDocument, type DocumentCall } from './open-document.ts';
import { composed } from './print-document.ts';
import type { StoredDocument } from './store-documents.ts';
import { readVersions } from './store-versions.ts';

/** A document whose history the caller may read: only those who make contracts. */
async function openHistory(call: DocumentCall, documentId: string): Promise<StoredDocument> {
  const { document, visibility } = await openDocument(call, documentId);
  return visibility === 'all' ? document : call.fail('common.Forbidden');
}

/** When a contract was published, and by whom. */
export const getVersions: Handler<typeof contract> = async (context, { query: { documentId } }) => {
  await openHistory(context, documentId);
  const versions = await readVersions(context.company, documentId);
  return { versions: versions.map(({ publishedAt: publishedOn, ...version }) => ({ ...version, publishedOn })) };
};

/** What differs between two publications, or between one and the contract as it is now. */
export const compareVersions: Handler<typeof compareContract> = async (context, { query: { documentId, from, to } }) => {
  const { company, fail } = context;
  const document = await openHistory(context, documentId);
  const versions = await readVersions(company, documentId);
  const clausesOf = (number: number) => versions.find((one) => one.number === number)?.clauses ?? fail('common.NotFound');
  const now = () => composed(document).clauses.map(({ key, title, blocks }) => ({ key, title, lines: plainText(blocks) }));
  const clauses = redlineClauses(clausesOf(from), to === undefined ? now() : clausesOf(to));
  logReading(context, document, { looked: 'view', isRepeatable: true });
  return { clauses };
};
