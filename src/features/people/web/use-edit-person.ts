import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type Form } from '#kernel/web/form.ts';
import type { CompanyUser } from '../contract/entities.ts';
import { canChange, type Can } from './edit-groups.ts';
import { editSchema } from './edit-schema.ts';
import { changedNames, valuesOf, type EditField, type EditValues } from './edit-values.ts';
import { draftOf } from './person-draft.ts';
import { today } from './person.ts';
import { useDraft, type OfferedDraft } from './use-draft.ts';
import { useSavePerson, type Conflict, type Saved } from './use-save-person.ts';

export interface EditPerson {
  form: Form<EditValues>;
  /** The person as last read; the form is compared with it. */
  person: CompanyUser;
  can: Can;
  changed: readonly EditField[];
  conflict: Conflict | undefined;
  /** Values that were typed here earlier and not saved. */
  draft: { offered: OfferedDraft; restore: () => void; discard: () => void } | undefined;
  /** Fills in revealed numbers as unchanged values of the form. */
  reveal: (numbers: Pick<CompanyUser, 'socialSecurityNumber' | 'salaryAccountNumber'>) => void;
  isRevealed: boolean;
  /** Discards what was typed. */
  cancel: () => void;
}

interface Editing {
  /** The key of this form's draft. */
  place: string;
  /** Called after the changes are saved or discarded. */
  onDone: () => void;
  /** True shows no toast after saving, because more follows. */
  isQuiet?: boolean;
}

/** The form of one person, whole or in part: sends the changes, and handles concurrent changes. */
export function useEditPerson(opened: CompanyUser, { place, onDone, isQuiet = false }: Editing): EditPerson {
  const [{ person, base }, setRead] = useState<Saved>(() => ({ person: opened, base: valuesOf(opened) }));
  const [isRevealed, setIsRevealed] = useState(false);
  const saving = useSavePerson({
    setForm: (read, values) => {
      setRead(read);
      form.fields.setValues(values);
    },
    onSaved: (values, saved) => end(values, saved),
    isQuiet,
  });
  const form: Form<EditValues> = useForm(editSchema(base, today()), {
    initial: base,
    send: (values) => saving.save({ person, base }, values),
    onRefused: (error): boolean => saving.meet(error, { person, base }, form.fields.getValues()),
  });
  const mine = form.fields.getValues();
  const can = canChange(person);
  const { offered, forget } = useDraft({ place, current: draftOf(person.version, base, mine), base, can });

  /** Nothing is unsaved any more; the page's leave guard must know before the form is left. */
  function end(values: EditValues, saved = person): void {
    flushSync(() => {
      setRead({ person: saved, base: values });
      form.fields.setValues(values);
      forget();
    });
    onDone();
  }

  const reveal: EditPerson['reveal'] = (shown) => {
    const numbers = { socialSecurityNumber: shown.socialSecurityNumber ?? '', salaryAccountNumber: shown.salaryAccountNumber ?? '' };
    setRead({ person, base: { ...base, ...numbers } });
    form.fields.setValues(numbers);
    setIsRevealed(true);
  };
  const restore = (draft: OfferedDraft): void => {
    // Saved against the version of the draft, so that concurrent changes of the same fields are detected.
    setRead({ person: { ...person, version: draft.version }, base: { ...base, ...draft.from } });
    form.fields.setValues({ ...mine, ...draft.to });
    forget();
  };
  const draft = offered && { offered, restore: () => restore(offered), discard: forget };
  const conflict = saving.conflictWith(base, mine);
  return { form, person, can, changed: changedNames(base, mine), conflict, draft, reveal, isRevealed, cancel: () => end(base) };
}
