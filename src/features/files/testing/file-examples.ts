import type { FileEndpoints } from '../contract/file-endpoints.ts';
import type { OwnedFiles } from '../contract/owned-files.ts';
import { anyFile } from './uploaded.ts';
import type { Example, World } from '#testing/examples.ts';

/**
 * Examples of the file endpoints of another feature's records, whose links are plain ones: `...ownedFileExamples(contractFiles, newContract)`, where
 * `newContract` adds a record of the world's company and returns its id.
 */
export function ownedFileExamples(
  { wording: { fileId, ownerId, pathName }, endpoints }: OwnedFiles,
  newOwner: (world: World) => Promise<string>,
): Record<keyof FileEndpoints, Example> {
  const ownedBy = (id: string) => (ownerId === undefined ? {} : { [ownerId]: id });
  const one = (id: unknown) => ({ [fileId]: id });
  const many = (id: unknown) => ({ [`${fileId}s`]: [id] });

  /** A new record with a file and a folder. */
  async function filled(world: World) {
    const owner = ownedBy(await newOwner(world));
    const send = async (name: 'uploadFile' | 'createTag', input: object) => (await world.admin.call(endpoints[name], input)).json;
    const { files = [] } = (await send('uploadFile', { body: owner, files: [anyFile()] })) as { files?: Record<string, string>[] };
    const { tag } = (await send('createTag', { body: { tagName: 'Omslag', ...owner } })) as { tag?: { tagId: string } };
    return { owner, file: files[0]?.[fileId], tagId: tag?.tagId };
  }
  type Filled = Awaited<ReturnType<typeof filled>>;
  const about = (body: (there: Filled) => object, rest: object = {}): Example => {
    const input = async (world: World) => ({ body: body(await filled(world)), ...rest });
    return { input, foreign: async (_world, other) => input(other) };
  };
  /** About a file in the trash. */
  const deleted = (body: (there: Filled) => object): Example => {
    const input = async (world: World) => {
      const there = await filled(world);
      await world.admin.call(endpoints.deleteFile, { body: one(there.file) });
      return { body: body(there) };
    };
    return { input, foreign: async (_world, other) => input(other) };
  };
  const opened = async (world: World) => ({ params: { [pathName]: 'Notat.txt' }, query: { fileId: (await filled(world)).file } });
  return {
    validateFile: about(({ owner }) => ({ name: 'Omslag.pdf', type: 'application/pdf', size: 1000, ...owner })),
    uploadFile: {
      input: async (world) => ({ body: ownedBy(await newOwner(world)), files: [anyFile()] }),
      foreign: async (_world, other) => ({ body: ownedBy(await newOwner(other)), files: [anyFile()] }),
    },
    addLink: about(({ owner }) => ({ url: 'https://example.no/omslag', fileName: 'Omslaget', ...owner })),
    renameFile: about(({ file }) => ({ ...one(file), newFileName: 'Nytt navn.txt' })),
    deleteFile: about(({ file }) => one(file)),
    tagFiles: about(({ file, tagId }) => ({ ...many(file), tagIds: [tagId] })),
    removeTagFromFiles: about(({ file, tagId }) => ({ ...many(file), tagId })),
    deleteFilesAndTags: about(({ owner, file, tagId }) => ({ ...many(file), tagIds: [tagId], ...owner })),
    createTag: about(({ owner }) => ({ tagName: 'Sammendrag', ...owner })),
    renameTag: about(({ tagId }) => ({ tagId, tagName: 'Sammendrag' })),
    getDeletedFiles: deleted(({ owner }) => owner),
    restoreFilesAndTags: deleted(({ owner, file }) => ({ ...many(file), ...owner })),
    eraseFilesAndTags: deleted(({ owner, file }) => ({ ...many(file), ...owner })),
    getFiles: about(({ owner }) => owner),
    exportFiles: about(({ owner, file }) => ({ rows: [file], columns: ['name', 'size'], format: 'csv', ...owner })),
    getFile: { input: opened, foreign: async (_world, other) => opened(other) },
  };
}
