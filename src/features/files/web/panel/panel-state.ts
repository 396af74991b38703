import { createContext, use } from 'react';
import type { Tag } from '../../contract/entities.ts';
import type { FileList, FilePlace, ShownFile } from '../file-place.ts';
import type { Dropped } from '../rules/drop-plan.ts';
import type { PanelRow } from '../rules/panel-rows.ts';

/** The action of a menu item; the panel shows its dialog. */
export type PanelAction =
  | { action: 'move' | 'tag' | 'delete'; rows: readonly PanelRow[] }
  | { action: 'newFolder' | 'newLink' | 'deleted' }
  | { action: 'restrict' | 'explain'; tag: Tag }
  | { action: 'log'; file: ShownFile };

/** The shared state of an open panel. */
export interface PanelState {
  place: FilePlace;
  list: FileList;
  /** The open folder; null is the owner's top level. */
  folder: string | null;
  /** The name of a folder, or of the top level. */
  nameOf: (folder: string | null) => string;
  mayAdd: (folder: string | null) => boolean;
  mayAddFolder: (folder: string | null) => boolean;
  act: (action: PanelAction) => void;
  upload: (dropped: readonly Dropped[], folder: string | null) => void;
  /** Moves files and folders, by their keys; throws the refusal when nothing was moved. */
  move: (keys: readonly string[], folder: string | null) => Promise<void>;
  /** The row that is being renamed. */
  renaming: string | undefined;
  /** Opens the field for a new name; what is typed in another one is asked about first. */
  rename: (key: string) => void;
  /** Puts that field into the row, while the row is drawn. */
  placeField: (slot: HTMLElement | null) => void;
}

export const PanelContext = createContext<PanelState | null>(null);

export function usePanel(): PanelState {
  const panel = use(PanelContext);
  if (!panel) throw new Error('This stands inside a file panel.');
  return panel;
}
