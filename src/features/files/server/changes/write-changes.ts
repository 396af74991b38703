import type { FilingCall, Owner } from '../owner.ts';
import { auditSubjectOf } from '../owner.ts';
import { changeStorage } from '../store-blobs.ts';
import { deleteLinks, insertFiles, insertLinks, updateFiles } from '../store-files.ts';
import { insertSharedFolder, insertTags, updateTags } from '../store-tags.ts';
import { trashRows } from '../store-trash.ts';
import type { Plan, PlannedFile, PlannedTag } from './plan.ts';

type WriteCall = Pick<FilingCall, 'company' | 'actor' | 'now' | 'audit'>;

/** Writes a plan without problems, with a constant number of statements, and says in the log what changed. */
export async function writeChanges(call: WriteCall, owner: Owner, plan: Plan): Promise<void> {
  await trashDeleted(call, owner, plan);
  await writeTags(call, owner, [...plan.tags.values()], plan);
  const files = [...plan.files.values()];
  await writeMoved(call, owner, files, plan);
  await insertLinks(call.company, plan.deletion.links);
  await writeNew(call, owner, files);
}

async function trashDeleted({ company, actor, now, audit }: WriteCall, owner: Owner, { deletion, folders, stored }: Plan): Promise<void> {
  await trashRows(company, deletion, { by: actor.member.companyUserId, now });
  const subject = auditSubjectOf(owner);
  for (const { id } of deletion.files) audit({ entity: 'file', entityId: id, ...subject, before: { fileName: stored.get(id)?.fileName } });
  for (const { id } of deletion.tags) {
    audit({ entity: 'fileTag', entityId: id, ...subject, before: { tagName: folders.byId.get(id)?.tagName } });
  }
}

async function writeTags(
  { company, now, audit }: WriteCall,
  owner: Owner,
  tags: readonly PlannedTag[],
  { folders, files }: Plan,
): Promise<void> {
  const row = ({ tagId, tagName, parentTagId, liftedFrom }: PlannedTag) => {
    return { id: tagId, name: tagName, parentId: parentTagId, liftedFrom };
  };
  const made = tags.filter(({ isNew }) => isNew);
  const changed = tags.filter(({ isNew, part }) => !isNew && part !== undefined);
  const filled = [...files.values()].flatMap(({ part, tagIds }) => (part === undefined ? [] : tagIds));
  await insertSharedFolder(company, owner, { among: [...made.map(({ parentTagId }) => parentTagId), ...filled], now });
  await updateTags(company, changed.map(row));
  await insertTags(company, owner, made.map(row), now);
  const subject = auditSubjectOf(owner);
  for (const { tagId, tagName, parentTagId, isNew } of [...made, ...changed]) {
    const former = folders.byId.get(tagId);
    if (former?.tagName === tagName) continue;
    audit({
      entity: 'fileTag',
      entityId: tagId,
      ...subject,
      ...(former && { before: { tagName: former.tagName } }),
      after: { tagName, ...(isNew && { parentTagId }) },
    });
  }
}

async function writeMoved({ company, audit }: WriteCall, owner: Owner, files: readonly PlannedFile[], { moved }: Plan): Promise<void> {
  const isRenamed = ({ row, fileName }: PlannedFile) => row !== undefined && row.fileName !== fileName;
  const changed = files.filter((file) => isRenamed(file) || moved.has(file.id));
  if (changed.length === 0) return;
  await updateFiles(
    company,
    changed.map((file) => ({ id: file.id, ...(isRenamed(file) && { name: file.fileName }) })),
  );
  const elsewhere = changed.filter(({ id }) => moved.has(id));
  if (elsewhere.length > 0) {
    await deleteLinks(
      company,
      elsewhere.map(({ id }) => id),
      null,
    );
  }
  await insertLinks(
    company,
    elsewhere.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ fileId: id, tagId }))),
  );
  for (const file of changed) {
    const { row, id, fileName, tagIds } = file;
    const before = { ...(isRenamed(file) && { fileName: row?.fileName }), ...(moved.has(id) && { tagIds: row?.tagIds }) };
    const after = { ...(isRenamed(file) && { fileName }), ...(moved.has(id) && { tagIds }) };
    audit({ entity: 'file', entityId: id, ...auditSubjectOf(owner), before, after });
  }
}

async function writeNew({ company, actor, now, audit }: WriteCall, owner: Owner, files: readonly PlannedFile[]): Promise<void> {
  const added = files.filter(({ row }) => row === undefined);
  if (added.length === 0) return;
  const rows = added.map(({ id, fileName, sha256, url, tagIds, staged }) => {
    return { id, name: fileName, sha256, url, tagIds, size: staged?.upload.size ?? 0, contentType: staged?.contentType ?? null };
  });
  await insertFiles(company, owner, { files: rows, by: actor.member.companyUserId, now });
  await changeStorage(
    company,
    rows.reduce((sum, { size }) => sum + size, 0),
  );
  for (const { id, name, size, url, tagIds } of rows) {
    const place = tagIds.length > 1 ? { tagIds } : { tagId: tagIds[0] ?? null };
    audit({
      entity: 'file',
      entityId: id,
      ...auditSubjectOf(owner),
      after: { fileName: name, ...(url === null ? { size } : { url }), ...place },
    });
  }
}
