import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { topOf, type FileList, type FilePlace } from '../file-place.ts';
import { useUpload } from '../upload/use-upload.ts';
import type { PanelAction, PanelState } from './panel-state.ts';
import { useMove } from './use-move.ts';
import type { Renaming } from './use-renaming.ts';

/** The open folder is in the address; the current action is local state. */
export function usePanelState(place: FilePlace, list: FileList, act: (action: PanelAction) => void, renaming: Renaming): PanelState {
  const t = useTexts<typeof en>('files');
  const [query] = useQuery();
  const upload = useUpload(place, list.tags);
  const top = topOf(place);
  const tagOf = (id: string | null) => list.tags.find(({ tagId }) => tagId === id);
  // A deleted or hidden folder falls back to the top level.
  const folder = tagOf(query['folder'] ?? null)?.tagId ?? top;
  const mayAdd = (id: string | null): boolean => tagOf(id)?.permissions.add ?? (id === top && list.permissions.upload);

  function nameOf(id: string | null): string {
    if (id !== top) return tagOf(id)?.tagName ?? '';
    if (place.ownerId !== undefined) return t('panel.recordTop');
    return place.top === undefined ? t('panel.companyTop') : t('panel.title');
  }

  const move = useMove({ place, list, nameOf });

  return {
    place,
    list,
    folder,
    nameOf,
    mayAdd,
    // Some users manage only the company's shared files; people add files to their own profile, but no folders.
    mayAddFolder: (id) => mayAdd(id) && (place.ownerId === undefined || list.permissions.addFolder),
    act,
    upload: (dropped, to) => void upload(dropped, to),
    move,
    renaming: renaming.row?.key,
    rename: renaming.start,
    placeField: renaming.placeField,
  };
}
