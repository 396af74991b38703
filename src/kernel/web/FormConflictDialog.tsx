import { ConflictDialog } from './ConflictDialog.tsx';
import type { NameOf } from './form-drafts.ts';
import type { FormConflict } from './use-versioned-form.ts';

interface FormConflictDialogProps<V extends Record<string, unknown>> {
  conflict: FormConflict<V> | undefined;
  labelOf: (name: NameOf<V>) => string;
  /** A value of the form as text; empty for none. */
  textOf: (name: NameOf<V>, values: V) => string;
  /** What is said for an empty value. */
  none: string;
}

/** A concurrent change of a record: which version to keep of each field. */
export function FormConflictDialog<V extends Record<string, unknown>>({ conflict, labelOf, textOf, none }: FormConflictDialogProps<V>) {
  const differences = conflict?.names.map((name) => ({
    name,
    label: labelOf(name),
    mine: textOf(name, conflict.mine) || none,
    theirs: textOf(name, conflict.theirs) || none,
  }));
  return (
    <ConflictDialog
      differences={differences}
      changed={conflict?.changed}
      onSettle={(theirs) => conflict?.settle(theirs)}
      onCancel={() => conflict?.cancel()}
    />
  );
}
