import { Select } from '@mantine/core';
import { z } from 'zod';
import { mayGrant } from '#features/rights/contract/roles.ts';
import { field } from '#kernel/contract/errors.ts';
import { externalRoles, roleKeys } from '#kernel/contract/permissions.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { activateCompanyUser } from '../../contract/endpoints-life.ts';
import { Role, type CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ManagerSelect } from '../components/ManagerSelect.tsx';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import styles from './life.module.css';

/** The role and manager of a person who is activated again. */
const NewPlace = z.object({ role: Role, reportingToCompanyUserId: z.uuid(field('select')).nullable() });
type NewPlace = z.output<typeof NewPlace>;

/** Activates a person again, with a role and manager (people.34). */
export function ActivateDialog({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const t = useTexts<typeof en>('people');
  const { role: ownRole } = useUser();
  const { write } = useWrite(activateCompanyUser, { changes: readsOfPeople });
  const name = fullName(person);
  const former = person.reportingToCompanyUserId ?? null;
  const form = useForm<NewPlace>(NewPlace, {
    initial: { role: person.role ?? 'employee', reportingToCompanyUserId: former },
    draft: { place: `person/${person.id}/activate`, version: person.version },
    send: async ({ role, reportingToCompanyUserId }) => {
      const managerId = externalRoles.includes(role) ? null : reportingToCompanyUserId;
      // The former manager, too, is sent as chosen: one who has left since is refused instead of dropped.
      await write({ body: { companyUserId: person.id, version: person.version, role, reportingToCompanyUserId: managerId } });
    },
    onSent: () => {
      showToast({ title: t('life.activate.done', { name }) });
      onClose();
    },
  });
  const { fields } = form;
  const roles = roleKeys.filter((one) => ownRole && mayGrant(ownRole, one)).map((value) => ({ value, label: t(`roles.${value}`) }));
  const isExternal = externalRoles.includes(fields.getValues().role);
  return (
    <FormDialog title={t('life.activate.title', { name })} form={form} onClose={onClose} send={t('life.activate.confirm')}>
      <p className={styles['text']}>{t('life.activate.text')}</p>
      <Select label={t('fields.role')} data={roles} allowDeselect={false} data-autofocus {...fields.getInputProps('role')} />
      {!isExternal && (
        <ManagerSelect
          label={t('fields.reportingToCompanyUserId')}
          exceptId={person.id}
          current={former ? { id: former, name: person.reportingToFullName ?? '' } : undefined}
          {...fields.getInputProps('reportingToCompanyUserId')}
        />
      )}
    </FormDialog>
  );
}
