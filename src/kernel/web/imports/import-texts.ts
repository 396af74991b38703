import type { enImports, OwnImportTexts } from '#kernel/texts/en-imports.ts';
import { useTexts, type Texts } from '../texts.ts';

/** The words of the import of one room, which has them under `import` and adds its own to them. */
export function useImportTexts(room: string): Texts<{ import: typeof enImports & OwnImportTexts }> {
  return useTexts<{ import: typeof enImports & OwnImportTexts }>(room);
}
