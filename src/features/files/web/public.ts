import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** The files of one record, for its page: `<FilesPanel place={{ files: contractFiles, ownerId: contract.id }} />`. */
export const FilesPanel = lazyComponent(async () => {
  const [component] = await Promise.all([import('./panel/FilePanel.tsx'), loadTexts('files')]);
  return component.FilePanel;
});
