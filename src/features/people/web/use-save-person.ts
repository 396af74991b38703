import { useState, type ReactNode } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import { notSent } from '#kernel/web/form.ts';
import type { ChangedMeanwhile } from '#kernel/web/changed-meanwhile.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { updateCompanyUser } from '../contract/endpoints.ts';
import type { CompanyUser, PersonConflict } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { changerOf, changesOf, valuesOf, type EditField, type EditValues } from './edit-values.ts';
import { readsOfPeople } from './reads-of-people.ts';
import { useCountryQuestion } from './use-country-question.ts';

/** A person as last read, and the form values. */
export interface Saved {
  person: CompanyUser;
  base: EditValues;
}

/** Both sides changed these fields, to different values. */
export interface Conflict {
  fields: readonly EditField[];
  mine: EditValues;
  theirs: EditValues;
  changed: ChangedMeanwhile;
  /** Saves on top of the other version, keeping that version's values of the named fields. */
  settle: (theirs: readonly EditField[]) => void;
  cancel: () => void;
}

interface SavingForm {
  /** Updates the form with a newer version of the person. */
  setForm: (read: Saved, values: EditValues) => void;
  onSaved: (values: EditValues, person: CompanyUser) => void;
  /** Shows a refusal where those of the form stand. */
  onRefused: (error: CallError) => void;
  isQuiet: boolean;
}

interface Saving {
  save: (read: Saved, values: EditValues) => Promise<void | typeof notSent>;
  /** Whether the refusal was a conflict, which this function handles. */
  meet: (error: CallError, read: Saved, values: EditValues) => boolean;
  conflictWith: (base: EditValues, mine: EditValues) => Conflict | undefined;
  /** What another country counts again, while that is asked. */
  question: ReactNode;
}

/** Saves the changes of a person; concurrent changes are merged, or the user is asked. */
export function useSavePerson({ setForm, onSaved, onRefused, isQuiet }: SavingForm): Saving {
  const t = useTexts<typeof en>('people');
  const { write } = useWrite(updateCompanyUser, { changes: readsOfPeople });
  const { question, isConfirmed } = useCountryQuestion();
  const [met, setMet] = useState<{ theirs: CompanyUser; changed: ChangedMeanwhile }>();

  async function save({ person, base }: Saved, values: EditValues): Promise<void | typeof notSent> {
    if (!(await isConfirmed(person.id, base, values))) return notSent;
    const { id, companyId, version } = person;
    const fields = changesOf(base, values);
    const saved = Object.keys(fields).length > 0 ? await write({ body: { id, companyId, version, ...fields } }) : undefined;
    if (!isQuiet) showToast({ title: saved ? t('edit.saved') : t('edit.nothingChanged') });
    return onSaved(values, saved?.companyUser ?? person);
  }

  /** A concurrent change of other fields is no conflict: the request is sent again on top of it. */
  function meet(error: CallError, read: Saved, values: EditValues): boolean {
    const { companyUser: theirs, changes = [] } = detailsOf(error);
    if (!error.has('common.Conflict') || !theirs || read.person.version === theirs.version) return false;
    const fields = conflictsOf(read.base, values, savedOf(theirs, read.base));
    if (fields.length > 0) setMet({ theirs, changed: changerOf(changes, fields) });
    else void saveOver(theirs, read.base, values, []);
    return true;
  }

  async function saveOver(theirs: CompanyUser, from: EditValues, values: EditValues, take: readonly EditField[]): Promise<void> {
    const read = { person: theirs, base: savedOf(theirs, from) };
    const next = rebased({ base: from, mine: values, theirs: read.base }, take);
    setMet(undefined);
    setForm(read, next);
    try {
      await save(read, next);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!meet(error, read, next)) onRefused(error);
    }
  }

  function conflictWith(base: EditValues, mine: EditValues): Conflict | undefined {
    if (!met) return undefined;
    const theirs = savedOf(met.theirs, base);
    const settle = (take: readonly EditField[]) => void saveOver(met.theirs, base, mine, take);
    return { fields: conflictsOf(base, mine, theirs), mine, theirs, changed: met.changed, settle, cancel: () => setMet(undefined) };
  }

  return { save, meet, conflictWith, question };
}

function detailsOf({ details }: CallError): Partial<PersonConflict> {
  // The contract's answer to a conflict.
  return details;
}

/** A conflict's answer contains no hidden numbers; revealed ones stay in the form. */
function savedOf(theirs: CompanyUser, base: EditValues): EditValues {
  const { socialSecurityNumber, salaryAccountNumber } = base;
  return { ...valuesOf(theirs), socialSecurityNumber, salaryAccountNumber };
}
