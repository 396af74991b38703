import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { NameCode } from '../contract/limits.ts';
import { nameProblem, normalName } from '../contract/rules/file-names.ts';
import { refuseClosedPlace } from './folders.ts';
import { openFiles, openUnchanged } from './open-files.ts';
import type { OpenedFiles, ReadFiles } from './open-files.ts';
import type { FileOwner } from './file-owner.ts';
import { auditSubjectOf } from './owner.ts';
import { hasNameConflict } from './rules/file-conflicts.ts';
import { presentFile } from './present-file.ts';
import type { PresentedFile } from './present-file.ts';
import * as store from './store-files.ts';
import { insertSharedFolder } from './store-tags.ts';

type ChangeCall = CallContext<'files.SameName'>;
type PlaceCall = CallContext<'files.SameName' | 'files.VersionMissing'>;

/** Gives a file another name. */
export async function renameFile(
  call: CallContext<NameCode>,
  type: FileOwner,
  input: { fileId: string; newFileName: string; version?: number | undefined },
): Promise<PresentedFile> {
  const { company, audit, fail } = call;
  const opened = await openFiles(call, type, [input.fileId], 'rename');
  const { owner, files } = opened;
  const [file = fail('common.NotFound')] = files;
  const name = normalName(input.newFileName);
  await refuseStale(fail, { read: input.version, stored: file.version }, () => ({ current: presentFile(opened.folders, file) }));
  // The new name must differ from the old (files.5).
  if (name === file.fileName) fail('files.SameName');
  const wrong = nameProblem(name);
  if (wrong && !(file.url && wrong === 'files.InvalidFileType')) fail(wrong);
  const renamed = { id: file.id, fileName: name, tagIds: file.tagIds };
  if (hasNameConflict(await store.readAlike(company, owner, [renamed]), renamed)) fail('files.SameName');
  await store.updateFiles(company, [{ id: file.id, name }]);
  audit({ entity: 'file', entityId: file.id, ...auditSubjectOf(owner), before: { fileName: file.fileName }, after: { fileName: name } });
  const [shown = fail('common.NotFound')] = await shownAgain(call, opened);
  return shown;
}

/** Adds files to folders; with `move` they are removed from their previous ones, and it answers as the first time when sent again with the same versions. */
export async function tagFiles(
  call: PlaceCall,
  type: FileOwner,
  { tagIds, move, ...wanted }: ReadFiles & { tagIds: readonly string[]; move: boolean },
): Promise<PresentedFile[]> {
  const { company, now, fail } = call;
  const opened = await openUnchanged(call, type, wanted, 'move');
  if (!opened) return [];
  const { folders, files } = opened;
  const wantedPlace = [...new Set(tagIds)].toSorted().join();
  const there = move ? opened.changedOnce.filter((file) => file.tagIds.toSorted().join() === wantedPlace) : [];
  if (files.length === 0) return shownAgain(call, { ...opened, files: there });
  if (tagIds.length === 0 && move) refuseClosedPlace(fail, folders, null);
  for (const tagId of tagIds) refuseClosedPlace(fail, folders, tagId);
  const after = new Map(files.map((file) => [file.id, [...new Set([...(move ? [] : file.tagIds), ...tagIds])]]));
  await refuseSameNames(call, opened, after);
  await insertSharedFolder(company, opened.owner, { among: tagIds, now });
  if (move) await store.deleteLinks(company, idsOf(files), null);
  await store.insertLinks(
    company,
    files.flatMap(({ id }) => tagIds.map((tagId) => ({ fileId: id, tagId }))),
  );
  return moved(call, { ...opened, there }, after);
}

/** Removes files from one folder; those in no other folder move to the top level. Sent again with the same versions, it answers as the first time. */
export async function untagFiles(
  call: PlaceCall,
  type: FileOwner,
  { tagId, ...wanted }: ReadFiles & { tagId: string },
): Promise<PresentedFile[]> {
  const { company, fail } = call;
  const opened = await openUnchanged(call, type, wanted, 'move');
  if (!opened) return [];
  const there = opened.changedOnce.filter((file) => !file.tagIds.includes(tagId));
  if (opened.files.length === 0) return shownAgain(call, { ...opened, files: there });
  refuseClosedPlace(fail, opened.folders, tagId);
  const after = new Map(opened.files.map((file) => [file.id, file.tagIds.filter((id) => id !== tagId)]));
  if ([...after.values()].some((left) => left.length === 0)) refuseClosedPlace(fail, opened.folders, null);
  await refuseSameNames(call, opened, after);
  await store.deleteLinks(company, idsOf(opened.files), tagId);
  return moved(call, { ...opened, there }, after);
}

const idsOf = (files: readonly { id: string }[]): string[] => files.map(({ id }) => id);

type Places = ReadonlyMap<string, readonly string[]>;

async function refuseSameNames({ company, fail }: ChangeCall, { owner, files }: OpenedFiles, after: Places): Promise<void> {
  const names = await store.readAlike(company, owner, files);
  const there = names.map((name) => ({ ...name, tagIds: after.get(name.id) ?? name.tagIds }));
  const wrong = files.filter((file) => hasNameConflict(there, { ...file, tagIds: after.get(file.id) ?? [] }));
  if (wrong.length > 0) fail('files.SameName', 400, { details: { files: wrong.map(({ fileName }) => fileName) } });
}

/** Answers those that are there already as well. */
async function moved(
  call: ChangeCall,
  { there, ...opened }: OpenedFiles & { there: OpenedFiles['files'] },
  after: Places,
): Promise<PresentedFile[]> {
  const { owner, files } = opened;
  for (const { id, tagIds } of files) {
    call.audit({ entity: 'file', entityId: id, ...auditSubjectOf(owner), before: { tagIds }, after: { tagIds: after.get(id) } });
  }
  await store.updateFiles(
    call.company,
    files.map(({ id }) => ({ id })),
  );
  return shownAgain(call, { ...opened, files: [...files, ...there] });
}

async function shownAgain({ company }: Pick<CallContext, 'company'>, { owner, folders, files }: OpenedFiles): Promise<PresentedFile[]> {
  const rows = await store.readFiles(company, owner, idsOf(files));
  return rows.map((row) => presentFile(folders, row));
}
