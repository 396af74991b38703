import { useState, type ReactNode } from 'react';
import { changedNames } from '#kernel/web/form-drafts.ts';
import { today } from '#kernel/web/local-day.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import type { CompanyUser } from '../contract/entities.ts';
import { canChange, type Can } from './edit-groups.ts';
import { editSchema } from './edit-schema.ts';
import { valuesOf, type EditField, type EditValues } from './edit-values.ts';
import { omittedFields } from './person-draft.ts';
import type { FormDraft } from '#kernel/web/form-drafts.ts';
import { useSavePerson, type Conflict, type Saved } from './use-save-person.ts';

export interface EditPerson {
  form: Form<EditValues>;
  /** The person as last read; the form is compared with it. */
  person: CompanyUser;
  can: Can;
  changed: readonly EditField[];
  conflict: Conflict | undefined;
  /** What another country counts again, asked before it is saved. */
  question: ReactNode;
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
  const can = canChange(person);
  const saving = useSavePerson({
    setForm: (read, values) => {
      setRead(read);
      form.fields.setValues(values);
    },
    onSaved: (values, saved) => end(values, saved),
    onRefused: (error) => form.refuse(error),
    isQuiet,
  });
  const form: Form<EditValues> = useForm(editSchema(base, today()), {
    initial: base,
    base,
    draft: { place, version: person.version, omit: omittedFields(base, can), onRestore: restore },
    send: (values) => saving.save({ person, base }, values),
    onRefused: (error): boolean => saving.meet(error, { person, base }, form.fields.getValues()),
  });
  const mine = form.fields.getValues();

  /** Nothing is unsaved any more. */
  function end(values: EditValues, saved = person): void {
    setRead({ person: saved, base: values });
    form.fields.setValues(values);
    form.settle(values);
    onDone();
  }

  function restore({ version, from, to }: FormDraft): void {
    // Saved against the version of the draft, so that concurrent changes of the same fields are detected.
    setRead({ person: { ...person, version: Number(version ?? person.version) }, base: { ...base, ...from } });
    form.fields.setValues({ ...form.fields.getValues(), ...to });
  }

  const reveal: EditPerson['reveal'] = (shown) => {
    const numbers = { socialSecurityNumber: shown.socialSecurityNumber ?? '', salaryAccountNumber: shown.salaryAccountNumber ?? '' };
    setRead({ person, base: { ...base, ...numbers } });
    form.fields.setValues(numbers);
    setIsRevealed(true);
  };
  const conflict = saving.conflictWith(base, mine);
  const { question } = saving;
  return { form, person, can, changed: changedNames(base, mine), conflict, question, reveal, isRevealed, cancel: () => end(base) };
}
