import { errorLines } from '#kernel/web/error-texts.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import type { FileList, FilePlace } from '../file-place.ts';
import { backGroups, inVersions, movedOf, type GoingBack, type Moved, type MovedFile, type MovedFolder } from '../rules/move-back.ts';
import { useFileSteps, type FileStep, type RefusedStep } from '../use-files.ts';

interface MoveInput {
  place: FilePlace;
  list: FileList;
  nameOf: (folder: string | null) => string;
}

/**
 * Moves files and folders to a folder; what was done to several can be undone for half a minute, except what others have changed since. Throws the
 * refusal when nothing was moved.
 */
export function useMove({ place, list, nameOf }: MoveInput): (keys: readonly string[], to: string | null) => Promise<void> {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const take = useFileSteps(place);
  const tellRefused = useRefusedToast();
  const takeBack = useMoveBack(place);

  return async (keys, to) => {
    const { files, folders } = movedOf(list, keys, to);
    const moved: { files: MovedFile[]; folders: MovedFolder[] } = { files: [], folders: [] };
    const ids = files.map(({ id }) => id);
    const moveFiles: FileStep = {
      count: ids.length,
      run: async (calls) => moved.files.push(...inVersions(files, await calls.move(ids, to === null ? [] : [to]))),
    };
    const moveFolder = ({ tag, from }: MovedFolder): FileStep => ({
      count: 1,
      name: tag.tagName,
      run: async (calls) => moved.folders.push({ tag: await calls.changeFolder(tag), from }),
    });
    const refused = await take([...(ids.length > 0 ? [moveFiles] : []), ...folders.map(moveFolder)]);
    const count = moved.files.length + moved.folders.length;
    if (refused[0] && count === 0) {
      // The others were refused for reasons of their own.
      tellRefused(refused.slice(1));
      throw refused[0].error;
    }
    const undo = { milliseconds: undoMilliseconds, action: { label: k('actions.undo'), run: () => void takeBack(moved) } };
    // Of a folder that was dropped on itself there is nothing to say.
    if (count > 0) showToast({ title: t('panel.move.done', { count, name: nameOf(to) }), ...(files.length + folders.length > 1 && undo) });
    tellRefused(refused);
  };
}

function useMoveBack(place: FilePlace): (moved: Moved) => Promise<void> {
  const t = useTexts<typeof en>('files');
  const take = useFileSteps(place);
  const tellRefused = useRefusedToast();

  async function takeBack({ files, folders }: Moved): Promise<void> {
    let back = 0;
    const moveFiles = ({ from, versions, count }: GoingBack): FileStep => ({
      count,
      run: async (calls) => {
        back += (await calls.move(Object.keys(versions), from, versions)).length;
      },
    });
    const moveFolder = ({ tag, from }: MovedFolder): FileStep => ({
      count: 1,
      name: tag.tagName,
      run: async (calls) => {
        await calls.changeFolder({ ...tag, parentTagId: from });
        back += 1;
      },
    });
    const refused = await take([...backGroups(files).map(moveFiles), ...folders.map(moveFolder)]);
    // Once more it answers as the first time, so all of it is asked again.
    const unanswered = refused.find(({ error }) => error.offline);
    if (unanswered) return showError(unanswered.error, () => void takeBack({ files, folders }));
    // A folder that others have changed since.
    const others = refused.filter(({ error }) => !error.has('common.Conflict'));
    const left = files.length + folders.length - back - countOf(others);
    if (back > 0) showToast({ title: t('panel.move.back', { count: back }) });
    if (left > 0) showToast({ tone: 'warn', title: t('panel.move.notBack', { count: left }) });
    tellRefused(others);
  }

  return takeBack;
}

/** Says how many files and folders were not moved, and why. */
function useRefusedToast(): (refused: readonly RefusedStep[]) => void {
  const t = useTexts<typeof en>('files');
  return (refused) => {
    if (refused.length === 0) return;
    const lines = refused.flatMap(({ step: { name }, error }) =>
      errorLines(error).map((reason) => (name === undefined ? reason : t('panel.move.why', { name, reason }))),
    );
    showToast({ tone: 'bad', title: t('panel.move.notMoved', { count: countOf(refused) }), lines: [...new Set(lines)] });
  };
}

const countOf = (refused: readonly RefusedStep[]): number => refused.reduce((sum, { step }) => sum + step.count, 0);
