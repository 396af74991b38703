import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { FileEndpoints } from '../contract/file-endpoints.ts';
import { callsOf } from '../contract/wording.ts';
import { addLink } from './add-link.ts';
import { deleteFilesAndTags } from './changes/apply-changes.ts';
import type { StagedFile } from './changes/stage-files.ts';
import { renameFile, tagFiles, untagFiles } from './change-files.ts';
import { createTag, renameTag } from './change-tags.ts';
import { exportFiles } from './export-files.ts';
import type { ExportedFiles } from './export-files.ts';
import type { FileOwner } from './file-owner.ts';
import { listFiles } from './list-files.ts';
import { findOwner } from './open-files.ts';
import type { ReadFiles } from './open-files.ts';
import { theOnlyOne } from './owner.ts';
import type { PresentedFile } from './present-file.ts';
import { sendFile } from './send-stored.ts';
import { eraseDeleted } from './trash/erase-deleted.ts';
import { listDeleted } from './trash/list-deleted.ts';
import { restoreDeleted } from './trash/restore-deleted.ts';
import { storeUpload, prepareUpload } from './upload.ts';
import { validateUpload } from './validate-upload.ts';

type Handlers<Endpoints extends Record<keyof FileEndpoints, Endpoint>> = { [Name in keyof FileEndpoints]: Handler<Endpoints[Name]> };
type Context<Name extends keyof FileEndpoints> = Parameters<Handler<FileEndpoints[Name]>>[0];
/** A body as the contract has parsed it; the names of some fields differ between owners. */
type Body = Record<string, unknown>;
type Versions = Pick<ReadFiles, 'versions'>;

/**
 * The handlers of `fileEndpoints(wording)` for one kind of owner: `serve(contracts, { …, ...fileHandlers<typeof contractFileEndpoints>(contractFiles) },
 * [add(fileOwners, contractFiles)])`.
 */
export function fileHandlers<Endpoints extends Record<keyof FileEndpoints, Endpoint>>(type: FileOwner): Handlers<Endpoints> {
  const handlers = { ...transferHandlers(type), ...changeHandlers(type), ...folderHandlers(type), ...trashHandlers(type) };
  // `type.names` are those of these endpoints, which nothing can say of computed names.
  return handlers as unknown as Handlers<Endpoints>;
}

function transferHandlers(type: FileOwner) {
  const read = reader(type);
  return {
    validateFile: (call: Context<'validateFile'>, { body }: { body: Body & { name: string; size: number } }) =>
      validateUpload(call, read.place(body), body),
    uploadFile: twoStepHandler<FileEndpoints['uploadFile'], StagedFile[]>(
      (before, { body, files }) => prepareUpload(before, read.place(body), files),
      async (call, { body }) => {
        const { files, refused } = await storeUpload(call, read.place(body), call.prepared);
        call.partly(refused.map(({ code }) => code));
        // The contract names the id by the owner, so its type knows only some name.
        return { files: files.map(read.named) as never[], refused };
      },
    ),
    getFiles: async (call: CallContext, { body }: { body: Body & { folder?: string } }) => {
      const { files, ...rest } = await listFiles(call, read.owner(body), body.folder);
      return { [type.names.list]: files.map(read.named), ...rest };
    },
    exportFiles: (call: Context<'exportFiles'>, { body }: { body: Body & ExportedFiles }) => exportFiles(call, read.owner(body), body),
    getFile: (call: Context<'getFile'>, { query }: { query: Body & { view: string } }) =>
      sendFile(call, type, { fileId: read.opened(query), view: query.view === 'true' }),
    addLink: async (call: Context<'addLink'>, { body }: { body: Body }) => ({
      file: read.named(await addLink(call, read.place(body), linkOf(body))),
    }),
  };
}

function changeHandlers(type: FileOwner) {
  const read = reader(type);
  return {
    renameFile: async (call: Context<'renameFile'>, { body }: { body: Body & { newFileName: string; version?: number } }) => ({
      file: read.named(await renameFile(call, type, { ...body, fileId: read.fileId(body) })),
    }),
    deleteFile: async (call: CallContext, { body }: { body: Body }) => {
      const fileIds = [read.fileId(body)];
      const owner = await findOwner(call, type, fileIds);
      // One file is refused with no further code.
      await deleteFilesAndTags(call as Context<'deleteFilesAndTags'>, owner, { fileIds, tagIds: [], withAll: false });
      return {};
    },
    tagFiles: async (call: Context<'tagFiles'>, { body }: { body: Body & Versions & { tagIds: string[]; move: boolean } }) => ({
      files: (await tagFiles(call, type, { ...body, fileIds: read.fileIds(body) })).map(read.named),
    }),
    removeTagFromFiles: async (call: Context<'removeTagFromFiles'>, { body }: { body: Body & Versions & { tagId: string } }) => ({
      files: (await untagFiles(call, type, { ...body, fileIds: read.fileIds(body) })).map(read.named),
    }),
    deleteFilesAndTags: (
      call: Context<'deleteFilesAndTags'>,
      { body }: { body: Body & { tagIds: string[]; deleteAllRelatedTagsAndFiles?: boolean | undefined } },
    ) => {
      const { tagIds, deleteAllRelatedTagsAndFiles: withAll } = body;
      return deleteFilesAndTags(call, read.folderOwner(body), { fileIds: read.fileIds(body), tagIds, withAll });
    },
  };
}

function folderHandlers(type: FileOwner) {
  const read = reader(type);
  return {
    createTag: (call: Context<'createTag'>, { body }: { body: Body & { parentTagId?: string | null } }) =>
      createTag(call, read.folderOwner(body), { ...body, tagName: read.newFolder(body) }),
    renameTag: (call: Context<'renameTag'>, { body }: { body: Body & { parentTagId?: string | null; version?: number } }) =>
      renameTag(call, type, { ...body, ...read.folder(body) }),
  };
}

function trashHandlers(type: FileOwner) {
  const read = reader(type);
  const chosen = (body: Body & { tagIds: string[] }) => ({ fileIds: read.fileIds(body), tagIds: body.tagIds });
  return {
    getDeletedFiles: (call: CallContext, { body }: { body: Body }) => listDeleted(call, read.owner(body)),
    restoreFilesAndTags: async (call: Context<'restoreFilesAndTags'>, { body }: { body: Body & { tagIds: string[] } }) => {
      const restored = await restoreDeleted(call, read.owner(body), chosen(body));
      call.partly(restored.refused.map(({ code }) => code));
      return restored;
    },
    eraseFilesAndTags: (call: CallContext, { body }: { body: Body & { tagIds: string[] } }) =>
      eraseDeleted(call, read.owner(body), chosen(body)),
  };
}

/** Reads and writes the fields whose names depend on the owner. */
function reader(type: FileOwner) {
  const { fileId, ownerId } = type.names;
  const { openedFile, newFolder, folderId, folderName, folderOwner } = { folderOwner: ownerId, ...callsOf(type.names) };
  const ownerBy = (name: string | undefined) => (body: Body) => ({ type, id: name === undefined ? theOnlyOne : String(body[name]) });
  const owner = ownerBy(ownerId);
  return {
    owner,
    folderOwner: ownerBy(folderOwner),
    opened: (query: Body) => String(query[openedFile]),
    newFolder: (body: Body) => String(body[newFolder]),
    folder: (body: Body) => ({ tagId: String(body[folderId]), tagName: String(body[folderName]) }),
    place: (body: Body) => ({ owner: owner(body), tagId: body['folder'] === undefined ? null : String(body['folder']) }),
    fileId: (body: Body) => String(body[fileId]),
    // A list of ids by the contract.
    fileIds: (body: Body) => body[`${fileId}s`] as string[],
    named: ({ id, ...facts }: PresentedFile) => ({ [fileId]: id, ...facts }),
  };
}

/** A link in either of the two forms of the contract. */
function linkOf(body: Body): { url: string; fileName: string } {
  // The contract's `plainLink` or `externalFileLink`.
  const { ExternalFile, ...plain } = body as { url: string; fileName: string; ExternalFile?: { Url: string; FileName: string } };
  return ExternalFile ? { url: ExternalFile.Url, fileName: ExternalFile.FileName } : plain;
}
