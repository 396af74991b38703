import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useGo } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import * as endpoints from '../contract/endpoints.ts';
import type { CompanyUser } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { editSchema } from './edit-schema.ts';
import { changedNames, changesOf, conflictsOf, rebased, valuesOf, type EditField, type EditValues } from './edit-values.ts';
import { today } from './person.ts';

export interface EditPerson {
  form: Form<EditValues>;
  /** The person as last read; the form is compared with it. */
  person: CompanyUser;
  isDirty: boolean;
  conflict: Conflict | undefined;
  /** Takes in numbers that were shown, as if they had been there from the start. */
  reveal: (numbers: Pick<CompanyUser, 'socialSecurityNumber' | 'salaryAccountNumber'>) => void;
  isRevealed: boolean;
}

/** Both sides changed these fields, and not to the same. */
export interface Conflict {
  fields: readonly EditField[];
  mine: EditValues;
  theirs: EditValues;
  keepMine: () => void;
  takeTheirs: () => void;
  cancel: () => void;
}

const changes = [
  endpoints.getCompanyUser,
  endpoints.getCompanyUsers,
  endpoints.getActiveCompanyUsers,
  endpoints.getPendingCompanyUsers,
  endpoints.getInactiveCompanyUsers,
  endpoints.getCompanyUsersFilter,
];

/** The form of one person: sends what was changed, and meets what others saved meanwhile. */
export function useEditPerson(opened: CompanyUser): EditPerson {
  const t = useTexts<typeof en>('people');
  const go = useGo();
  const { write } = useWrite(endpoints.updateCompanyUser, { changes });
  const [{ person, base }, setRead] = useState(() => ({ person: opened, base: valuesOf(opened) }));
  const [current, setCurrent] = useState<CompanyUser>();
  const [isRevealed, setIsRevealed] = useState(false);
  const form: Form<EditValues> = useForm(editSchema(base, today()), {
    initial: base,
    send: (values) => save(person, base, values),
    onRefused: (error): boolean => meet(error, person, base, form.fields.getValues()),
  });
  const mine = form.fields.getValues();

  async function save({ id, companyId, version }: CompanyUser, from: EditValues, values: EditValues): Promise<void> {
    const fields = changesOf(from, values);
    const hasChanges = Object.keys(fields).length > 0;
    if (hasChanges) await write({ body: { id, companyId, version, ...fields } });
    // Nothing is unsaved any more; the guard of the page must know before the page is left.
    flushSync(() => setRead({ person, base: values }));
    showToast({ title: hasChanges ? t('edit.saved') : t('edit.nothingChanged') });
    await go('/people/details', { employeeId: id });
  }

  /** Who changed other fields meanwhile is no conflict: the call is made again on top of theirs. */
  function meet(error: CallError, read: CompanyUser, from: EditValues, values: EditValues): boolean {
    if (!error.has('common.Conflict') || read.version === versionOf(error)) return false;
    // The contract answers the current person with a conflict.
    const theirs = error.details['companyUser'] as CompanyUser;
    if (conflictsOf(from, values, savedOf(theirs, from)).length > 0) setCurrent(theirs);
    else void saveOver(theirs, from, values);
    return true;
  }

  async function saveOver(theirs: CompanyUser, from: EditValues, values: EditValues): Promise<void> {
    const next = rebase(theirs, from, values, []);
    try {
      await save(theirs, next.saved, next.values);
    } catch (error) {
      const isMet = error instanceof CallError && meet(error, theirs, next.saved, next.values);
      if (!isMet) showError(error);
    }
  }

  function rebase(theirs: CompanyUser, from: EditValues, values: EditValues, take: readonly EditField[]) {
    const saved = savedOf(theirs, from);
    const next = rebased(from, values, saved, take);
    setRead({ person: theirs, base: saved });
    form.fields.setValues(next);
    setCurrent(undefined);
    return { saved, values: next };
  }

  const reveal: EditPerson['reveal'] = (shown) => {
    const numbers = { socialSecurityNumber: shown.socialSecurityNumber ?? '', salaryAccountNumber: shown.salaryAccountNumber ?? '' };
    setRead({ person, base: { ...base, ...numbers } });
    form.fields.setValues(numbers);
    setIsRevealed(true);
  };
  const settled = { keepMine: (theirs: CompanyUser) => void saveOver(theirs, base, mine), cancel: () => setCurrent(undefined) };
  const takeTheirs = (theirs: CompanyUser, fields: readonly EditField[]) => void rebase(theirs, base, mine, fields);
  const conflict = current && conflictOf(current, base, mine, { ...settled, takeTheirs });
  return { form, person, isDirty: changedNames(base, mine).length > 0, conflict, reveal, isRevealed };
}

interface Settling {
  keepMine: (theirs: CompanyUser) => void;
  takeTheirs: (theirs: CompanyUser, fields: readonly EditField[]) => void;
  cancel: () => void;
}

function conflictOf(current: CompanyUser, base: EditValues, mine: EditValues, { keepMine, takeTheirs, cancel }: Settling): Conflict {
  const theirs = savedOf(current, base);
  const fields = conflictsOf(base, mine, theirs);
  return { fields, mine, theirs, keepMine: () => keepMine(current), takeTheirs: () => takeTheirs(current, fields), cancel };
}

/** A conflict's answer holds no hidden numbers; those that were shown still stand. */
function savedOf(theirs: CompanyUser, base: EditValues): EditValues {
  const { socialSecurityNumber, salaryAccountNumber } = base;
  return { ...valuesOf(theirs), socialSecurityNumber, salaryAccountNumber };
}

function versionOf({ details }: CallError): unknown {
  // As above.
  return (details['companyUser'] as Partial<CompanyUser> | undefined)?.version;
}
