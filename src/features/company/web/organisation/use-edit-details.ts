import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { FormDraft } from '#kernel/web/form-drafts.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import { conflictsOf, readForDraft, type ReadRecord } from '#kernel/web/rebase.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getCompany, updateCompanyDetails } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { refreshUser } from '../refresh-user.ts';
import { bodyOf, DetailsForm, flatOf, settled, valuesOf, type DetailsValues } from './details-form.ts';

/** The form of the company's details; concurrent changes are merged, or the user is asked (shell.26). */
export function useEditDetails(opened: Company) {
  const t = useTexts<typeof en>('company');
  const go = useGo();
  const leave = (): void => void go('/organisation');
  const [read, setRead] = useState<ReadRecord<DetailsValues, Company>>({ record: opened, base: valuesOf(opened) });
  const [theirs, setTheirs] = useState<Company>();
  const { record: company = opened, base } = read;
  const { write } = useWrite(updateCompanyDetails, { changes: [getCompany] });
  const form: Form<DetailsValues> = useForm(DetailsForm, {
    initial: valuesOf(opened),
    base,
    draft: { place: 'company/details', version: company.version, onRestore: restore },
    send: (values) => save(values, company),
    onSent: leave,
    onRefused: (error): boolean => meet(error, form.fields.getValues()),
  });
  const mine = form.fields.getValues();

  function restore(draft: FormDraft): void {
    setRead(readForDraft(read, draft));
    form.fields.setValues(draft.to);
  }

  async function save(values: DetailsValues, over: Company): Promise<void> {
    await write({ body: bodyOf(values, over.version) });
    showToast({ title: t('organisation.saved') });
    void refreshUser();
  }

  function meet(error: CallError, values: DetailsValues): boolean {
    // The contract's answer to a conflict.
    const { company: newer } = error.details as { company?: Company };
    if (!error.has('common.Conflict') || !newer || newer.version === company.version) return false;
    if (conflictsOf(flatOf(base), flatOf(values), flatOf(valuesOf(newer))).length > 0) setTheirs(newer);
    else void saveOver(newer, values, []);
    return true;
  }

  async function saveOver(newer: Company, values: DetailsValues, take: readonly string[]): Promise<void> {
    const next = settled(base, values, valuesOf(newer), take);
    setTheirs(undefined);
    setRead({ record: newer, base: valuesOf(newer) });
    form.fields.setValues(next);
    try {
      await save(next, newer);
      form.settle(next);
      leave();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error);
    }
  }

  const conflict = theirs && {
    names: conflictsOf(flatOf(base), flatOf(mine), flatOf(valuesOf(theirs))),
    mine: flatOf(mine),
    theirs: flatOf(valuesOf(theirs)),
    settle: (take: readonly string[]) => void saveOver(theirs, mine, take),
    cancel: () => setTheirs(undefined),
  };
  const cancel = (): void => {
    form.discard();
    leave();
  };
  return { form, conflict, cancel };
}
