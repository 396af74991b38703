import { maxTagDepth } from '../../contract/limits.ts';
import { nameKey } from '../../contract/rules/file-names.ts';
import { lineAbove } from '../../contract/rules/folder-tree.ts';
import { findConflict, hasNameConflict } from '../rules/file-conflicts.ts';
import type { Plan, PlannedFile } from './plan.ts';

/** What is wrong with the folders that a call leaves: two of one name in one place, or too deep. */
export function findFolderProblems({ tags, problems }: Plan): void {
  const placeKey = (parentTagId: string | null, tagName: string) => `${parentTagId} ${nameKey(tagName)}`;
  const count = new Map<string, number>();
  for (const { parentTagId, tagName } of tags.values()) {
    const key = placeKey(parentTagId, tagName);
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  for (const { tagId, tagName, parentTagId, part, isNew } of tags.values()) {
    if (part === undefined) continue;
    if ((count.get(placeKey(parentTagId, tagName)) ?? 0) > 1) problems.push({ part, fileName: tagName, code: 'files.SameFolderName' });
    if (isNew && lineAbove(tags, tagId).length > maxTagDepth) problems.push({ part, fileName: tagName, code: 'files.FoldersTooDeep' });
  }
}

/** What is wrong with the files that a call adds or changes, compared with all that it leaves. */
export function findFileProblems({ files, problems }: Plan): void {
  const alike = new Map<string, PlannedFile[]>();
  const keysOf = ({ fileName, sha256, url }: PlannedFile) => [`name ${nameKey(fileName)}`, `content ${sha256 ?? url}`];
  for (const file of files.values()) {
    for (const key of keysOf(file)) {
      const those = alike.get(key);
      if (those) those.push(file);
      else alike.set(key, [file]);
    }
  }
  for (const file of files.values()) {
    if (file.part === undefined) continue;
    const others = keysOf(file).flatMap((key) => alike.get(key) ?? []);
    const code = file.row ? (hasNameConflict(others, file) ? 'files.SameName' : undefined) : findConflict(others, file);
    // By the name that it was sent with, without a number.
    if (code) problems.push({ part: file.part, fileName: file.staged?.name ?? file.fileName, code });
  }
}
