import type { enImports } from '#kernel/texts/en-imports.ts';
import { useTexts, type Texts } from '../texts.ts';

/** The words of the import of one room, which has them under `import` and adds its own to them. */
export function useImportTexts(room: string): Texts<{ import: typeof enImports }> {
  return useTexts<{ import: typeof enImports }>(room);
}
