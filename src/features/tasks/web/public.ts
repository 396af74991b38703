import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** The tasks about one record, for its page: `<TasksPanel ownerKind="contract" ownerId={contract.id} />`. */
export const TasksPanel = lazyComponent(async () => {
  const [component] = await Promise.all([
    import('./components/Tasks.tsx'),
    loadTexts('tasks'),
    // Of the choice of people, and of files that are refused.
    loadTexts('people'),
    loadTexts('files'),
  ]);
  return component.Tasks;
});

/** Asks for a comment and proof before a task of another feature's is completed; the page names the texts of tasks and files. */
export { CompletionDialog } from './components/CompletionDialog.tsx';
export { ProofList } from './components/ProofList.tsx';
