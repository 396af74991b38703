import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../texts/en.ts';
import type { FileCalls } from './file-calls.ts';
import type { FilePlace } from './file-place.ts';
import { countedKind } from './rules/counted-kind.ts';
import { useFileWrite } from './use-files.ts';

/** Brings files and folders back from the trash, and says which of them are there again already (files.33). */
export function useRestore(place: FilePlace): (files: readonly string[], tags: readonly string[]) => Promise<void> {
  const t = useTexts<typeof en>('files');
  const write = useFileWrite(place);
  async function restore(files: readonly string[], tags: readonly string[]): Promise<void> {
    let lines: readonly string[] = [];
    const work = async (calls: FileCalls): Promise<void> => {
      const { refused } = await calls.restore(files, tags);
      lines = refused.map(({ fileName }) => t('panel.deleted.duplicate', { name: fileName }));
    };
    // What was brought back by a call whose answer was lost does not change by another.
    const isDone = await write(work, () => void restore(files, tags));
    if (!isDone) return;
    // With a folder, what was refused may have been in it.
    const duplicates = tags.length === 0 ? lines.length : 0;
    const title = t('panel.deleted.restored', countedKind(files.length - duplicates, tags.length));
    showToast(lines.length === 0 ? { title, milliseconds: 3000 } : { tone: 'warn', title, lines });
  }

  return restore;
}
