import { Skeleton } from '@mantine/core';
import type { FormEvent } from 'react';
import { fieldErrorText } from '#kernel/web/error-texts.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyUser } from '../../contract/endpoints.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import { neededFields } from '../../contract/rules/needed-fields.ts';
import type { en } from '../../texts/en.ts';
import { EditConflict } from '../components/edit/EditConflict.tsx';
import { EditGroups } from '../components/edit/EditGroups.tsx';
import { useEditPerson } from '../use-edit-person.ts';
import { useFieldName } from '../use-field-name.ts';
import { MissingFields } from './MissingFields.tsx';
import { markNeeded } from './mark-needed.ts';
import { missingAfterEdit } from './missing-after-edit.ts';
import { useComplete } from './use-complete.ts';
import styles from '../components/edit/edit.module.css';

/** The home page of a pending person: their own profile, and what is missing before they become active (home.4). */
export function CompleteProfile() {
  const { companyUserId } = useUser();
  const read = useCall(getCompanyUser, { query: { companyUserEncrId: companyUserId ?? '' } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={480} radius="lg" />}>
      {({ companyUser }) => <CompleteForm key={companyUser.id} opened={companyUser} />}
    </Loaded>
  );
}

function CompleteForm({ opened }: { opened: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const { companyName } = useUser();
  const { complete, completing } = useComplete(opened.id);
  const editing = useEditPerson(opened, { place: `person/${opened.id}/complete`, isQuiet: true, onDone: () => void complete() });
  const { form } = editing;
  const inviter = opened.invitation?.invitedByFullName;
  const missing = missingAfterEdit(editing.person, form.fields.getValues());

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    if (missing.length === 0) return form.submit(event);
    event.preventDefault();
    form.fields.setErrors(Object.fromEntries(missing.map((path) => [path, fieldErrorText({ code: 'required' })])));
    event.currentTarget.querySelector<HTMLElement>(`[data-path="${CSS.escape(missing[0] ?? '')}"]`)?.focus();
  }

  return (
    <section className={styles['complete']} aria-labelledby="complete-profile">
      <h2 id="complete-profile" className={styles['completeTitle']}>
        {t('complete.title')}
      </h2>
      <p className={styles['completeLead']}>
        {inviter ? t('complete.invitedLead', { company: companyName, inviter }) : t('complete.lead', { company: companyName })}
      </p>
      <MissingFields missing={missing} />
      <FormFrame
        form={{ ...form, submit: handleSubmit, sending: form.sending || completing }}
        isPinned
        nameOf={useFieldName()}
        send={t('complete.send')}
      >
        <EditGroups editing={{ ...editing, form: markNeeded(form, neededFields(opened)) }} />
        <EditConflict conflict={editing.conflict} />
      </FormFrame>
    </section>
  );
}
