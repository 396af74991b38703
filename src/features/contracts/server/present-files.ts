import type { listFiles } from '#features/files/server/public.ts';

type Listed = Awaited<ReturnType<typeof listFiles>>;

/** Files and folders under the names of a contract's calls. */
export function presentFiles({ files, tags }: Pick<Listed, 'files' | 'tags'>) {
  return { contractFiles: files.map(({ id, ...facts }) => ({ contractFileId: id, ...facts })), contractTags: [...tags] };
}
