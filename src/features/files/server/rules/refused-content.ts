import type { ContentKind } from '#kernel/server/files/content-kind.ts';
import { endingOf, nameProblem } from '../../contract/rules/file-names.ts';

const promised: Readonly<Record<string, ContentKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
};

/** Why a file is refused, by its declared and its actual type: programs are never allowed, nor is an archive declared as a PDF. */
export function refusedContent(
  name: string,
  { size, kind }: { size: number; kind: ContentKind },
): 'files.EmptyFile' | 'files.InvalidFileName' | 'files.InvalidFileType' | undefined {
  const wrongName = nameProblem(name);
  if (wrongName) return wrongName;
  if (size === 0) return 'files.EmptyFile';
  const expected = promised[endingOf(name)];
  return kind === 'program' || (expected && expected !== kind) ? 'files.InvalidFileType' : undefined;
}
