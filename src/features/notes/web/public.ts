import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** The notes on one record, for its page: `<NotesPanel endpoints={contractNotes} relatedId={contract.id} />`. */
export const NotesPanel = lazyComponent(async () => {
  const [component] = await Promise.all([import('./components/Notes.tsx'), loadTexts('notes')]);
  return component.Notes;
});
