import { Autocomplete, Checkbox, Select, TextInput } from '@mantine/core';
import { LimitNotice, useLimit } from '#features/billing/web/public.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';
import { externalRoles, roleKeys } from '#kernel/contract/permissions.ts';
import { useGo } from '#kernel/web/address.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useUser } from '#kernel/web/session.ts';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { emailInput } from '#ui/email-input.ts';
import { showToast } from '#ui/toasts.ts';
import { createCompanyUser, getActiveCompanyUsers, getCompanyUsers, getCompanyUsersFilter } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { emptyPerson, limitsTakenBy, NewPersonForm } from '../add-form.ts';
import { fullName } from '../person.ts';
import { inviteNow } from '../invite-now.ts';
import { ManagerSelect } from './ManagerSelect.tsx';
import styles from './people.module.css';

/** Adds one person; typed values stay until they are saved or discarded (people.22). */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('people');
  const go = useGo();
  const { companyId, role } = useUser();
  const { write } = useWrite(createCompanyUser, { changes: [getActiveCompanyUsers, getCompanyUsers, getCompanyUsersFilter] });
  const offers = useCall(getCompanyUsersFilter, { query: { state: 'active' } }, { staleMinutes: 2 });
  const limits = { users: useLimit('userLimit'), administrators: useLimit('administratorLimit') };
  const form = useForm(NewPersonForm, {
    initial: emptyPerson(),
    draft: { place: 'people/new' },
    send: async ({ position, sendInvitation, ...values }, repeatKey) => {
      for (const limit of limitsTakenBy(values.role ?? 'employee')) if (!(await limits[limit].hasRoomFor(1))) return notSent;
      const managerId = externalRoles.includes(values.role ?? 'employee') ? null : values.reportingToCompanyUserId;
      const person = { ...values, companyId, position: position || null, reportingToCompanyUserId: managerId };
      const { companyUser } = await write({ body: person }, { repeatKey });
      // Closed only when both are done: until then leaving the page asks first.
      return { companyUser, isInvited: sendInvitation && (await inviteNow(companyUser.id)) };
    },
    onSent: ({ companyUser, isInvited }) => {
      const open = () => void go('/people/details', { employeeId: companyUser.id });
      onClose();
      const title = t(isInvited ? 'add.addedAndInvited' : 'add.added', { name: fullName(companyUser) });
      showToast({ title, action: { label: t('add.open'), run: open } });
    },
  });
  const valuesOf = (key: string) =>
    offers.answer?.filters.find((one) => one.key === key)?.values.flatMap(({ value }) => (value ? [value] : [])) ?? [];
  const roles = roleKeys.filter((one) => role && mayGrant(role, one)).map((value) => ({ value, label: t(`roles.${value}`) }));
  const { fields } = form;
  const isExternal = externalRoles.includes(fields.getValues().role ?? 'employee');
  return (
    <FormDrawer title={t('add.title')} form={form} onClose={onClose} queryNames={['add']} send={t('add.save')}>
      <p className={styles['lead']}>{t('add.lead')}</p>
      <div className={styles['pair']}>
        <TextInput label={t('fields.firstName')} required data-autofocus autoComplete="off" {...fields.getInputProps('firstName')} />
        <TextInput label={t('fields.lastName')} required autoComplete="off" {...fields.getInputProps('lastName')} />
      </div>
      <TextInput {...emailInput} label={t('fields.emailAddress')} autoComplete="off" {...fields.getInputProps('emailAddress')} />
      <PhoneField
        labels={{ code: t('fields.phoneCountryCode'), number: t('fields.mobilePhoneNumber') }}
        code={fields.getInputProps('phoneCountryCode')}
        number={fields.getInputProps('mobilePhoneNumber')}
      />
      <div className={styles['pair']}>
        <Autocomplete label={t('fields.position')} data={valuesOf('positions')} limit={20} {...fields.getInputProps('position')} />
        <Autocomplete label={t('fields.department')} data={valuesOf('departments')} limit={20} {...fields.getInputProps('department')} />
      </div>
      <div className={styles['pair']}>
        <DateField label={t('fields.startDate')} {...fields.getInputProps('startDate')} />
        <Select label={t('fields.role')} data={roles} allowDeselect={false} {...fields.getInputProps('role')} />
      </div>
      {!isExternal && <ManagerSelect label={t('fields.reportingToCompanyUserId')} {...fields.getInputProps('reportingToCompanyUserId')} />}
      <Checkbox
        label={t('add.sendInvitation')}
        description={t('add.sendInvitationText')}
        {...fields.getInputProps('sendInvitation', { type: 'checkbox' })}
      />
      <LimitNotice limit={limits.users} />
      <LimitNotice limit={limits.administrators} />
    </FormDrawer>
  );
}
