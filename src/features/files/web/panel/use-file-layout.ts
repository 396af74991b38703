import { useQuery } from '#kernel/web/address.ts';
import { useStoredChoice } from '#kernel/web/stored-choice.ts';
import { fileLayoutOf, keptLayoutOf, type FileLayout } from '../rules/file-layout.ts';

/** Whether files are a list or tiles: stored for the user, the same wherever files are shown; an address may ask for either (files.35). */
export function useFileLayout(): [layout: FileLayout, choose: (layout: FileLayout) => void] {
  const [{ layout }, change] = useQuery();
  const { value, keep } = useStoredChoice('files.layout', keptLayoutOf);
  const choose = (next: FileLayout): void => {
    keep(next);
    if (layout !== undefined) change({ layout: undefined });
  };
  return [fileLayoutOf(layout, value), choose];
}
