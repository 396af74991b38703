import type { Upload } from '#kernel/contract/endpoint.ts';
import type { Actor, Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { contentKind, contentTypeOf } from '#kernel/server/files/content-kind.ts';
import type { Services } from '#kernel/server/services.ts';
import type { UploadCode } from '../../contract/limits.ts';
import { normalName } from '../../contract/rules/file-names.ts';
import { refusedContent } from '../rules/refused-content.ts';
import { scanUpload } from '../scan-upload.ts';
import { storageFullCode, storageLimit } from '../storage.ts';
import { announceBlobs, readStorage } from '../store-blobs.ts';

/** An upload whose content has been judged. */
export interface StagedFile {
  upload: Upload;
  name: string;
  contentType: string;
  refused?: UploadCode;
}

/** A file whose bytes are in the file store, staged by this call or kept by another record. */
export type AddedFile = Omit<StagedFile, 'upload'> & {
  upload: Pick<Upload, 'sha256' | 'size'>;
  /** Where its name is taken it gets a number. */
  mayBeNumbered?: true;
};

/** What is known before the transaction of a call with files. */
export interface StageContext extends Pick<CallContext<UploadCode>, 'services' | 'now' | 'fail'> {
  actor: Actor & { member: Membership };
  call: { companyId: number | undefined };
}

/**
 * Before the transaction of a call that creates or changes a record with its files: judges each file by its content, and stores the bytes. The gate
 * has admitted the caller; the owner need not exist yet, so what depends on it is judged by `applyFileChanges`. One refused file refuses the call
 * before anything is stored. When the call is refused later, or the process ends, nothing refers to the bytes, and they are swept (record 26).
 */
export async function stageFiles(before: StageContext, uploads: readonly Upload[]): Promise<StagedFile[]> {
  const { services, actor, call, fail } = before;
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const staged = await validateUploads(services, uploads);
  const problems = staged.flatMap(({ name, refused }, index) =>
    refused ? [{ part: `files[${index}]`, fileName: name, code: refused }] : [],
  );
  const [first] = problems;
  if (first) fail(first.code, 400, { details: { files: problems } });
  await storeStaged(before, companyId, async (company) => {
    const size = staged.reduce((sum, { upload }) => sum + upload.size, 0);
    if (size > (await storageLimit({ company, services })) - (await readStorage(company))) fail(storageFullCode(actor.member));
    return staged;
  });
  return staged;
}

/** Judges uploads by their content; nothing is stored yet. */
export async function validateUploads(services: Services, uploads: readonly Upload[]): Promise<StagedFile[]> {
  const staged: StagedFile[] = [];
  for (const upload of uploads) {
    const name = normalName(upload.fileName);
    const kind = contentKind(upload.head);
    const refused = refusedContent(name, { size: upload.size, kind }) ?? (await scanUpload(services, upload));
    staged.push({ upload, name, contentType: contentTypeOf(kind), ...(refused && { refused }) });
  }
  return staged;
}

/** Announces the bytes of the files that `choose` accepts, and stores them. A crash at any point leaves no row without bytes. */
export async function storeStaged(
  { services, now }: Pick<StageContext, 'services' | 'now'>,
  companyId: number,
  choose: (company: CallContext['company']) => Promise<readonly StagedFile[]>,
): Promise<void> {
  const stored = await services.database.forCompany(companyId, async (company) => {
    const fits = await choose(company);
    await announceBlobs(
      company,
      fits.map(({ upload }) => upload),
      now,
    );
    return fits;
  });
  for (const { upload } of stored) await services.fileStore.put({ companyId, sha256: upload.sha256 }, upload);
}
