import { storedContent } from '#features/files/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { isShown } from '#kernel/server/files/content-kind.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getFile as contract } from '../contract/endpoints-files.ts';
import { signingKind } from '../contract/kinds.ts';
import { contractPersonOf } from './contract-person.ts';
import { openRequest } from './open-request.ts';
import { readerOf, requestVisibility } from './policy.ts';
import { readFile } from './store-files.ts';
import { readUploads } from './store-uploads.ts';

/** A file of a request that the caller may open, or one that they uploaded for a new one. */
export const getFile: Handler<typeof contract> = async (context, { query: { fileId, view } }) => {
  const { company, services } = context;
  const file = await openFile(context, fileId);
  const inline = view === 'true' && isShown(file.contentType);
  const stored = storedContent(services, company.id, file);
  if (file.signingRequestId !== undefined && context.call.isLookAt(stored)) {
    const after = { name: file.requestName, looked: inline ? 'view' : 'download', fileName: file.name };
    const whose = file.contractOf ? { companyUserId: file.contractOf } : {};
    context.audit({ entity: signingKind, entityId: file.signingRequestId, ...whose, after, isRepeatable: true });
  }
  return { fileName: file.name, contentType: file.contentType, inline, stored };
};

interface OpenedFile {
  name: string;
  contentType: string;
  sha256: string;
  size: number;
  /** Undefined of an upload. */
  signingRequestId?: string;
  requestName?: string;
  /** The person whose employment contract it is, as far as it is known (employment.15). */
  contractOf?: string | null;
}

async function openFile(context: CallContext, fileId: string): Promise<OpenedFile> {
  const { company, actor, fail } = context;
  const file = await readFile(company, fileId);
  if (!file) {
    const [upload] = await readUploads(company, actor.member.companyUserId, [fileId]);
    return upload ?? fail('common.NotFound');
  }
  const opened = await openRequest(context, file.signingRequestId);
  if (requestVisibility(readerOf(actor), opened) !== 'all') fail('common.Forbidden');
  return { ...file, requestName: opened.request.name, contractOf: await contractPersonOf(company, opened.request) };
}
