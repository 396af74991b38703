import { useEffect, useRef } from 'react';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import type { FileList, FilePlace } from '../file-place.ts';
import { backOf, movedOf, type Moved } from '../rules/move-back.ts';
import { useFileWrite } from '../use-files.ts';

interface MoveInput {
  place: FilePlace;
  list: FileList;
  nameOf: (folder: string | null) => string;
}

/** Moves files and folders to a folder; what was done to several can be undone for half a minute, except what others have moved since. */
export function useMove({ place, list, nameOf }: MoveInput): (keys: readonly string[], to: string | null) => Promise<void> {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const write = useFileWrite(place);
  // When a move is undone, its list has been read again.
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  async function takeBack(moved: Moved): Promise<void> {
    const back = backOf(latest.current, moved);
    const left = moved.files.length + moved.folders.length - back.count;
    const isDone = await write(async (calls) => {
      for (const { ids, from } of back.files) await calls.move(ids, from);
      for (const folder of back.folders) await calls.changeFolder(folder);
    });
    if (!isDone) return;
    if (back.count > 0) showToast({ title: t('panel.move.back', { count: back.count }) });
    if (left > 0) showToast({ tone: 'warn', title: t('panel.move.notBack', { count: left }) });
  }

  return async (keys, to) => {
    const moved = movedOf(list, keys, to);
    const { files, folders } = moved;
    const count = files.length + folders.length;
    const isDone = await write(async (calls) => {
      if (files.length > 0)
        await calls.move(
          files.map(({ id }) => id),
          to === null ? [] : [to],
        );
      for (const tag of list.tags)
        if (folders.some(({ tagId }) => tagId === tag.tagId)) await calls.changeFolder({ ...tag, parentTagId: to });
    });
    if (!isDone) return;
    const undo = { milliseconds: undoMilliseconds, action: { label: k('actions.undo'), run: () => void takeBack(moved) } };
    showToast({ title: t('panel.move.done', { count, name: nameOf(to) }), ...(count > 1 && undo) });
  };
}
