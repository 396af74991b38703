import { lazyComponent } from '#kernel/web/parts.ts';

/** The notes on one record, for its page: `<NotesPanel endpoints={contractNotes} relatedId={contract.id} />`. */
export const NotesPanel = lazyComponent(async () => (await import('./components/Notes.tsx')).Notes, 'notes');
