import { Button, Radio, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { getAvailableRoles, setRole } from '../../contract/endpoints.ts';
import type { AccessUser, AvailableRole } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { nameOf } from './filter-users.ts';
import { LevelDiff } from './LevelDiff.tsx';
import { MultipleAdmins } from './MultipleAdmins.tsx';
import { readsOfAccess } from './reads-of-access.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { RoleRefusal } from './RoleRefusal.tsx';

interface RoleDialogProps {
  user: AccessUser;
  onClose: () => void;
}

/** Changes a role, and previews what is gained and lost (access-control.14). */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const read = useCall(getAvailableRoles, {}, { staleMinutes: 10 });
  const [needsSubscription, setNeedsSubscription] = useState(false);
  if (needsSubscription) return <MultipleAdmins onClose={onClose} />;
  return (
    <Dialog title={t('role.title', { name: nameOf(user) })} isOpen onClose={onClose} closeLabel={k('actions.close')}>
      <Loaded read={read} skeleton={<Skeleton height={320} radius="md" />}>
        {({ roles }) => <Choice user={user} roles={roles} onClose={onClose} onNoRoom={() => setNeedsSubscription(true)} />}
      </Loaded>
    </Dialog>
  );
}

interface ChoiceProps extends RoleDialogProps {
  roles: readonly AvailableRole[];
  onNoRoom: () => void;
}

function Choice({ user, roles, onClose, onNoRoom }: ChoiceProps) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const { write, writing } = useWrite(setRole, { changes: readsOfAccess });
  const [chosen, setChosen] = useState<string>(user.role);
  const [refused, setRefused] = useState<CallError>();
  const from = roles.find(({ key }) => key === user.role);
  const to = roles.find(({ key }) => key === chosen);

  async function save(): Promise<void> {
    if (!to) return;
    setRefused(undefined);
    try {
      await write({ body: { companyUserId: user.id, version: user.version, roleId: to.roleId } });
      showToast({ title: t('role.done', { name: nameOf(user), role: t(`roles.${to.key}.name`) }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.has('accesscontrol.MultipleAdminsRequireSubscription')) onNoRoom();
      else setRefused(error);
    }
  }

  return (
    <div className={styles['form']}>
      <Radio.Group label={t('role.choose')} value={chosen} onChange={setChosen}>
        <RoleChoice roles={roles} current={user.role} isExternal={false} />
        <RoleChoice roles={roles} current={user.role} isExternal />
      </Radio.Group>
      {from && to && from !== to && <LevelDiff from={from} to={to} />}
      {refused && <RoleRefusal error={refused} />}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose} disabled={writing}>
          {k('actions.cancel')}
        </Button>
        <Button onClick={() => void save()} loading={writing} disabled={!to || from === to}>
          {t('role.confirm')}
        </Button>
      </div>
    </div>
  );
}
