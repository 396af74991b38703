import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { useDifferences } from '../../conflict-words.ts';
import type { EditField } from '../../edit-values.ts';
import type { Conflict } from '../../use-save-person.ts';

/** The dialog about another user's concurrent change of this person (shell.26). */
export function EditConflict({ conflict }: { conflict: Conflict | undefined }) {
  const differences = useDifferences(conflict);
  return (
    <ConflictDialog
      differences={differences}
      changed={conflict?.changed}
      // The names are those of the differences.
      onSettle={(theirs) => conflict?.settle(theirs as readonly EditField[])}
      onCancel={() => conflict?.cancel()}
    />
  );
}
