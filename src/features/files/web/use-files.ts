import { useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint } from '#kernel/contract/endpoint.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate, useCall, type Read } from '#kernel/web/use-call.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { FileEndpoints } from '../contract/file-endpoints.ts';
import type { FileNames } from '../contract/wording.ts';
import type { en } from '../texts/en.ts';
import { fileCalls, ownerFields, type FileCalls } from './file-calls.ts';
import type { FileList, FilePlace, ShownFile } from './file-place.ts';

/** The queries to refetch when an owner's files have changed. */
export function readsOf({ files: { endpoints } }: Pick<FilePlace, 'files'>): readonly Endpoint[] {
  return [endpoints.getFiles, endpoints.getDeletedFiles];
}

/** The files and folders of an owner. */
export function useFiles(place: FilePlace): Read<FileList> {
  const t = useTexts<typeof en>('files');
  const { files, top } = place;
  const read = useCall(files.endpoints.getFiles, { body: { ...ownerFields(place), ...(top !== undefined && { folder: top }) } });
  // Of names that are computed the type knows nothing.
  const answer = read.answer as OwnedAnswer | undefined;
  return { ...read, answer: answer && listOf(answer, files.wording, t('panel.title')) };
}

/** What lies in the trash of an owner. */
export function useDeletedFiles(place: FilePlace): Read<Answer<FileEndpoints['getDeletedFiles']>> {
  return useCall(place.files.endpoints.getDeletedFiles, { body: ownerFields(place) });
}

/** An answer of any kind of owner; the list and the ids of its files are named by the owner. */
type OwnedAnswer = Omit<FileList, 'files'> & Record<string, unknown>;
type OwnedFile = Omit<ShownFile, 'id'> & Record<string, unknown>;

/** The reserved folder's name depends on the user's language. */
function listOf({ tags, permissions, storage, ...rest }: OwnedAnswer, { list, fileId }: FileNames, sharedName: string): FileList {
  const called = <Folder extends { tagId: string }>(tag: Folder): Folder =>
    tag.tagId === sharedDocumentsFolderId ? { ...tag, tagName: sharedName } : tag;
  // Validated by the declaration that has these names.
  const files = (rest[list] as readonly OwnedFile[]).map((file) => ({ ...file, tags: file.tags.map(called), id: String(file[fileId]) }));
  return { permissions, storage, tags: tags.map(called), files };
}

/** One of several changes that are made together, and how many files and folders it is of. */
export interface FileStep {
  count: number;
  /** What a refusal is about, where it is one thing. */
  name?: string;
  run: (calls: FileCalls) => Promise<unknown>;
}

/** A change that was refused. */
export interface RefusedStep {
  step: FileStep;
  error: CallError;
}

/** Makes several changes, each whether the others succeed or not, and refetches what is on the screen. Returns those that were refused. */
export function useFileSteps(place: FilePlace): (steps: readonly FileStep[]) => Promise<RefusedStep[]> {
  const cache = useQueryClient();
  return async (steps) => {
    const refused: RefusedStep[] = [];
    try {
      for (const step of steps) {
        const error = await refusalOf(step.run(fileCalls(place)));
        if (error) refused.push({ step, error });
      }
    } finally {
      await invalidate(cache, ...readsOf(place));
    }
    return refused;
  };
}

async function refusalOf(work: Promise<unknown>): Promise<CallError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    // Other errors are bugs.
    if (!(error instanceof CallError)) throw error;
    return error;
  }
}

/** Changes files, refetches what is on the screen, and shows refusals; with `retry` where it may be sent again. Returns whether it succeeded. */
export function useFileWrite(place: FilePlace): (work: (calls: FileCalls) => Promise<unknown>, retry?: () => void) => Promise<boolean> {
  const cache = useQueryClient();
  return async (work, retry) => {
    try {
      await work(fileCalls(place));
      return true;
    } catch (error) {
      showError(error, retry);
      return false;
    } finally {
      await invalidate(cache, ...readsOf(place));
    }
  };
}
