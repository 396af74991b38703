import { readFile } from 'node:fs/promises';
import { keepContent, validateUploads, storeStaged } from '#features/files/server/public.ts';
import { nameProblem, normalName } from '#features/files/contract/rules/file-names.ts';
import type { Upload } from '#kernel/contract/endpoint.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler, type Handler, type PrepareContext } from '#kernel/server/serve.ts';
import type { uploadFile as contract, validateFile as validateContract } from '../contract/endpoints-create.ts';
import { maxBytes } from '../contract/kinds.ts';
import { inspectPdf } from './seal/inspect-pdf.ts';
import { insertUpload } from './store-uploads.ts';

const pdfType = 'application/pdf';

/** Whether a file of this name and size may be sent (signing.8). */
export const validateFile: Handler<typeof validateContract> = async ({ fail }, { body: { name, size, kind } }) => {
  if (size > maxBytes) fail('signing.FileSizeExceeded', 413);
  if (kind === 'document' && !/\.pdf$/i.test(name.trim())) fail('signing.PdfRequired');
  if (size === 0) fail('files.EmptyFile');
  const wrongName = nameProblem(normalName(name));
  if (wrongName) fail(wrongName);
  return {};
};

interface StoredContent {
  name: string;
  contentType: string;
  sha256: string;
  size: number;
  pages: number | null;
  isRepaired: boolean;
}

/** Keeps a file for a request that is being made. The PDF to sign is tried for sealing before the transaction, in a thread of its own. */
export const uploadFile = twoStepHandler<typeof contract, StoredContent>(
  async (before, { body: { kind }, files: [upload] }) => {
    const { fail } = before;
    if (!upload) return fail('files.EmptyFile');
    return kind === 'document' ? storeDocument(before, upload) : storeAttachment(before, upload);
  },
  async ({ company, actor, now, prepared: kept }, { body: { kind } }) => {
    const file = { fileId: newId(), kind, ...kept };
    await insertUpload(company, { ...file, by: actor.member.companyUserId, now });
    const { fileId, name, size, contentType, pages, isRepaired } = file;
    return { file: { fileId, name, size, contentType, pages, isRepaired } };
  },
);

type PrepareUpload = PrepareContext<typeof contract>;

async function storeDocument(before: PrepareUpload, upload: Upload): Promise<StoredContent> {
  const { services, call, now, fail } = before;
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const [validated] = await validateUploads(services, [upload]);
  if (!validated) return fail('files.EmptyFile');
  const { name, contentType, refused } = validated;
  if (contentType !== pdfType && upload.size > 0) fail('signing.PdfRequired');
  if (refused) fail(refused);
  const pdf = await inspectPdf(await readFile(upload.path));
  if (pdf.kind === 'refused') return fail(pdf.code);
  const stored = await keepContent(services, { companyId, now, bytes: pdf.bytes });
  return { name, contentType, ...stored, pages: pdf.pages, isRepaired: pdf.repaired };
}

async function storeAttachment({ services, call, now, fail }: PrepareUpload, upload: Upload): Promise<StoredContent> {
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const [validated] = await validateUploads(services, [upload]);
  if (!validated) return fail('files.EmptyFile');
  const { name, contentType, refused } = validated;
  if (refused) fail(refused);
  await storeStaged({ services, now }, companyId, async () => [validated]);
  return { name, contentType, sha256: upload.sha256, size: upload.size, pages: null, isRepaired: false };
}
