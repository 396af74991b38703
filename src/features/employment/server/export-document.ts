import { storedContent } from '#features/files/server/public.ts';
import { isShown } from '#kernel/server/files/content-kind.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { typesetPdf } from '#kernel/server/pdf/print-pdf.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { FileResponse, StoredContent } from '#kernel/server/file-response.ts';
import { twoStepHandler, type Call, type PrepareContext } from '#kernel/server/serve.ts';
import type { downloadDocument as downloadContract, exportDocument as exportContract } from '../contract/endpoints-life.ts';
import { documentState } from '../contract/kinds.ts';
import { isDraft } from '../contract/rules/document-status.ts';
import { inOwnTransaction } from './in-own-transaction.ts';
import { logReading } from './log-document.ts';
import { openDocument } from './open-document.ts';
import { seesFile } from './policy.ts';
import { asSeen, nameOf } from './present-document.ts';
import { printDocument } from './print-document.ts';
import type { StoredDocument } from './store-documents.ts';
import { readVersions } from './store-versions.ts';

interface ExportInput {
  documentId: string;
  copy: 'published' | 'signed';
  number?: number | undefined;
}

/** The bytes of a draft are made before the transaction; those that are kept are opened after it. */
type Printed = Uint8Array | undefined;

async function printDraft(
  before: Pick<PrepareContext<typeof downloadContract>, 'actor' | 'call' | 'fail' | 'now' | 'services'>,
  input: ExportInput,
): Promise<Printed> {
  const { services } = before;
  const { document, visibility, companyId, day } = await inOwnTransaction(before, async (call) => {
    return { ...(await openDocument(call, input.documentId)), companyId: call.company.id, day: call.today };
  });
  const asksKept = input.copy === 'signed' || input.number !== undefined;
  if (asksKept || visibility !== 'all' || !isDraft(document.state)) return undefined;
  return (await printDocument(document, { services, companyId, isDraft: true, day, typeset: typesetPdf })).bytes;
}

type Exporting = CallContext & { prepared: Printed; call: Pick<Call, 'isLookAt'> };

async function answer(context: Exporting, input: ExportInput, inline: boolean): Promise<FileResponse> {
  const { company, services, fail, prepared, call } = context;
  const { document, visibility } = await openDocument(context, input.documentId);
  const name = `${nameOf(asSeen(document, visibility))}.pdf`;
  // Who opened somebody else's contract is in the log, each time (record 48).
  const log = (stored?: StoredContent): void => {
    if (call.isLookAt(stored)) logReading(context, document, { looked: inline ? 'view' : 'download' });
  };
  if (prepared && visibility === 'all') {
    log();
    return { fileName: name, contentType: mediaTypes.pdf, inline, content: prepared };
  }
  // Earlier publications are for those who make contracts, as their list is (employment.31).
  if (!seesFile(visibility) || (input.number !== undefined && visibility !== 'all')) fail('common.Forbidden');
  const file = (await keptFile(context, document, input)) ?? fail('common.NotFound');
  const stored = storedContent(services, company.id, file);
  log(stored);
  return { fileName: file.name ?? name, contentType: file.contentType, inline: inline && isShown(file.contentType), stored };
}

async function keptFile({ company }: Pick<CallContext, 'company'>, document: StoredDocument, { documentId, copy, number }: ExportInput) {
  const pdf = { name: undefined, contentType: mediaTypes.pdf };
  if (copy === 'signed') {
    const { signedSha256: sha256, signedSize: size, signedName: name, signedType: contentType } = document;
    return sha256 === null || size === null || name === null || contentType === null ? undefined : { sha256, size, name, contentType };
  }
  if (number !== undefined) {
    const version = (await readVersions(company, documentId)).find((one) => one.number === number);
    return version && { ...pdf, sha256: version.sha256, size: version.size };
  }
  const { publishedSha256: sha256, publishedSize: size } = document;
  return document.state === documentState.draft || sha256 === null || size === null ? undefined : { ...pdf, sha256, size };
}

/** The PDF to look at. */
export const exportDocument = twoStepHandler<typeof exportContract, Printed>(
  (before, { query }) => printDraft(before, query),
  (context, { query }) => answer(context, query, true),
);

/** The PDF to take along. */
export const downloadDocument = twoStepHandler<typeof downloadContract, Printed>(
  (before, { query }) => printDraft(before, query),
  (context, { query }) => answer(context, query, false),
);
