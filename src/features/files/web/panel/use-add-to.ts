import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import type { FileCalls, FileVersion } from '../file-calls.ts';
import { versionsOf } from '../rules/move-back.ts';
import { useFileSteps } from '../use-files.ts';
import { usePanel } from './panel-state.ts';

/** Adds files to one more folder; of several this can be undone for half a minute, except of what others have changed since. Throws the refusal. */
export function useAddTo(): (ids: readonly string[], folder: string) => Promise<void> {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const { place, list, nameOf } = usePanel();
  const take = useFileSteps(place);

  async function takeOut(files: readonly FileVersion[], folder: string): Promise<void> {
    let taken: FileVersion[] = [];
    const ids = files.map(({ id }) => id);
    const run = async (calls: FileCalls) => (taken = await calls.untag(ids, folder, versionsOf(files)));
    const [refused] = await take([{ count: ids.length, run }]);
    if (refused) return showError(refused.error, () => void takeOut(files, folder));
    const left = ids.length - taken.length;
    if (taken.length > 0) showToast({ title: t('panel.move.tagBack', { count: taken.length, name: nameOf(folder) }) });
    if (left > 0) showToast({ tone: 'warn', title: t('panel.move.tagNotBack', { count: left, name: nameOf(folder) }) });
  }

  return async (ids, folder) => {
    // Those that lie there already stay there.
    const there = new Set(list.files.filter(({ tags }) => tags.some(({ tagId }) => tagId === folder)).map(({ id }) => id));
    let added: FileVersion[] = [];
    const run = async (calls: FileCalls) => (added = (await calls.tag(ids, folder)).filter(({ id }) => !there.has(id)));
    const [refused] = await take([{ count: ids.length, run }]);
    if (refused) throw refused.error;
    const undo = { milliseconds: undoMilliseconds, action: { label: k('actions.undo'), run: () => void takeOut(added, folder) } };
    showToast({ title: t('panel.move.tagDone', { name: nameOf(folder) }), ...(ids.length > 1 && added.length > 0 && undo) });
  };
}
