import type { CallContext } from '#kernel/server/call-context.ts';
import type { Owner } from '../owner.ts';
import { auditSubjectOf } from '../owner.ts';
import { insertLinks, readFiles } from '../store-files.ts';
import { insertSharedFolder } from '../store-tags.ts';
import { keepInTrash, restoreFiles, restoreTags } from '../store-trash.ts';
import { findDeleted } from './find-deleted.ts';
import type { DeletedChoice, DeletedInput } from './find-deleted.ts';
import { planRestore } from './plan-restore.ts';

type RestoreCall = CallContext<'files.DuplicateFile'>;

interface Restored {
  restoredFiles: number;
  restoredTags: number;
  refused: { fileName: string; code: 'files.DuplicateFile' }[];
}

/** Brings files and folders back from the trash; what another tab has brought back already is left alone (files.33). */
export async function restoreDeleted(call: RestoreCall, owner: Owner, input: DeletedInput): Promise<Restored> {
  const { company, now, audit, fail } = call;
  const choice = await findDeleted(call, owner, input);
  const alive = await readFiles(company, owner);
  refuseErased(call, choice, new Set(alive.map(({ id }) => id)));
  const plan = planRestore(choice, alive, owner.type.shared?.id ?? null);
  const refused = plan.refused.map(({ fileName }) => ({ fileName, code: 'files.DuplicateFile' as const }));
  if (refused.length > 0 && plan.files.length + plan.tags.length === 0) fail('files.DuplicateFile', 400, { details: { files: refused } });

  await insertSharedFolder(company, owner, { among: plan.places, now });
  if (plan.tags.length > 0) await restoreTags(company, plan.tags);
  if (plan.files.length > 0) await restoreFiles(company, plan.files);
  if (plan.refused.length > 0) {
    await keepInTrash(
      company,
      plan.refused.map(({ id }) => id),
    );
  }
  await insertLinks(company, plan.links);
  const subject = auditSubjectOf(owner);
  for (const { id, name, former } of plan.files) {
    audit({
      entity: 'file',
      entityId: id,
      ...subject,
      ...(former !== name && { before: { fileName: former } }),
      after: { fileName: name },
    });
  }
  for (const { id, name, former } of plan.tags) {
    audit({
      entity: 'fileTag',
      entityId: id,
      ...subject,
      ...(former !== name && { before: { tagName: former } }),
      after: { tagName: name },
    });
  }
  return { restoredFiles: plan.files.length, restoredTags: plan.tags.length, refused };
}

/** What is neither in the trash nor there any more has been erased. */
function refuseErased({ fail }: RestoreCall, { folders, missing }: DeletedChoice, alive: ReadonlySet<string>): void {
  if (missing.some((id) => !alive.has(id) && !folders.byId.has(id))) fail('common.NotFound');
}
