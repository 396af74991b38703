import { IconArrowUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { showError } from '#kernel/web/show-error.ts';
import type { PersonChoice } from '#kernel/web/person-options.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { updateReporting, upgrade } from '../../contract/endpoints.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { nameOf } from './user-rules.ts';
import { readsOfAccess } from './reads-of-access.ts';
import { lineAbove, teamUnder } from './reporting-line.ts';
import { RoleRefusal } from './RoleRefusal.tsx';
import userStyles from './users.module.css';

interface ManagerDialogProps {
  users: readonly AccessUser[];
  user: AccessUser;
  onClose: () => void;
}

const NewManager = z.object({ managerId: z.string().nullable() });
type NewManager = z.output<typeof NewManager>;

/** Selects a person's manager, and shows the line above the selected one (access-control.15). */
export function ManagerDialog({ users, user, onClose }: ManagerDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const { write } = useWrite(updateReporting, { changes: readsOfAccess });
  const offerTeamLead = useOfferTeamLead(users);
  const [refused, setRefused] = useState<{ managerId: string | null; error: CallError }>();
  const choices = useMemo(() => choicesFor(users, user), [users, user]);
  const { reportingToCompanyUserId: id, reportingToFullName: name } = user;
  const current = useMemo(() => (id ? { id, name: name ?? '' } : undefined), [id, name]);
  const form = useForm<NewManager, Answer<typeof updateReporting>>(NewManager, {
    initial: { managerId: user.reportingToCompanyUserId },
    draft: { place: `access/${user.id}/manager`, version: user.version },
    send: ({ managerId }) => write({ body: { companyUserId: user.id, version: user.version, reportingToCompanyUserId: managerId } }),
    onSent: (answer) => {
      const manager = answer.user.reportingToFullName;
      showToast({ title: manager ? t('manager.done', { name: nameOf(user), manager }) : t('manager.doneNone', { name: nameOf(user) }) });
      if (answer.managerWithoutTeamAccess) offerTeamLead(answer.managerWithoutTeamAccess);
      onClose();
    },
    onRefused: (error): boolean => {
      setRefused({ managerId: form.fields.getValues().managerId, error });
      return true;
    },
  });
  const { managerId } = form.fields.getValues();
  return (
    <FormDialog
      title={t('manager.title', { name: nameOf(user) })}
      form={form}
      onClose={onClose}
      isBlocked={managerId === user.reportingToCompanyUserId}
      send={t('manager.confirm')}
    >
      <PersonSelect
        label={t('manager.label')}
        description={t('manager.hint')}
        placeholder={t('users.noManager')}
        people={choices}
        // A team lead's own manager is not in their list.
        current={current}
        clearable
        data-autofocus
        {...form.fields.getInputProps('managerId')}
      />
      {managerId && <LineUpwards users={users} managerId={managerId} />}
      {refused?.managerId === managerId && <RoleRefusal error={refused.error} />}
    </FormDialog>
  );
}

/** The line above the selected manager. */
function LineUpwards({ users, managerId }: { users: readonly AccessUser[]; managerId: string }) {
  const t = useTexts<typeof en>('access-control');
  const manager = users.find(({ id }) => id === managerId);
  if (!manager) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{t('manager.line')}</h3>
      <ol className={userStyles['line']}>
        {[manager, ...lineAbove(users, managerId)].map((one) => (
          <li key={one.id}>
            <IconArrowUp aria-hidden size={16} />
            {nameOf(one)}
            <span className={styles['quiet']}>{t(`roles.${one.role}.name`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A new manager with the employee role cannot see the team; users with permission can change that immediately (record 19). */
function useOfferTeamLead(users: readonly AccessUser[]): (id: string) => void {
  const t = useTexts<typeof en>('access-control');
  const { write } = useWrite(upgrade, { changes: readsOfAccess });
  return (id) => {
    const manager = users.find((one) => one.id === id);
    if (!manager?.permissions.upgrade) return;
    const name = nameOf(manager);
    const run = () => {
      write({ body: { companyUserId: id } })
        .then(() => showToast({ title: t('step.upgrade.done', { name }) }))
        .catch(showError);
    };
    showToast({
      tone: 'warn',
      title: t('manager.noTeamAccess', { name }),
      action: { label: t('step.upgrade.confirm'), run },
      milliseconds: 15_000,
    });
  };
}

/** Internal people only, and nobody below, which would close a cycle. */
function choicesFor(users: readonly AccessUser[], user: AccessUser): PersonChoice[] {
  const team = teamUnder(users, user.id);
  return users
    .filter(({ id, isExternal }) => !isExternal && id !== user.id && !team.has(id))
    .map((one) => ({ id: one.id, name: nameOf(one) }));
}
