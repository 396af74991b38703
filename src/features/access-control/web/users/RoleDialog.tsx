import { Radio, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { AdminsNotice } from '#features/billing/web/public.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { getAvailableRoles, setRole } from '../../contract/endpoints.ts';
import type { AccessUser, AvailableRole } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { nameOf } from './user-rules.ts';
import { LevelDiff } from './LevelDiff.tsx';
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
  const read = useCall(getAvailableRoles, {}, { staleMinutes: 10 });
  const [needsSubscription, setNeedsSubscription] = useState(false);
  if (needsSubscription) return <AdminsNotice onClose={onClose} />;
  if (read.answer) return <Choice user={user} roles={read.answer.roles} onClose={onClose} onNoRoom={() => setNeedsSubscription(true)} />;
  return (
    <Dialog title={t('role.title', { name: nameOf(user) })} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={320} radius="md" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

const NewRole = z.object({ role: z.string() });

interface ChoiceProps extends RoleDialogProps {
  roles: readonly AvailableRole[];
  onNoRoom: () => void;
}

function Choice({ user, roles, onClose, onNoRoom }: ChoiceProps) {
  const t = useTexts<typeof en>('access-control');
  const { write } = useWrite(setRole, { changes: readsOfAccess });
  const [refused, setRefused] = useState<{ role: string; error: CallError }>();
  const roleOf = (role: string) => roles.find(({ key }) => key === role);
  const form = useForm<z.output<typeof NewRole>>(NewRole, {
    initial: { role: user.role },
    draft: { place: `access/${user.id}/role`, version: user.version },
    send: async ({ role }) => {
      const to = roleOf(role);
      if (!to) return notSent;
      await write({ body: { companyUserId: user.id, version: user.version, roleId: to.roleId } });
      showToast({ title: t('role.done', { name: nameOf(user), role: t(`roles.${to.key}.name`) }) });
      return undefined;
    },
    onSent: onClose,
    onRefused: (error): boolean => {
      if (error.has('accesscontrol.MultipleAdminsRequireSubscription')) onNoRoom();
      else setRefused({ role: form.fields.getValues().role, error });
      return true;
    },
  });
  const [from, to] = [roleOf(user.role), roleOf(form.fields.getValues().role)];
  const meaning = from && to && from !== to && <LevelDiff from={from} to={to} />;
  const choice = { roles, current: user.role, chosen: form.fields.getValues().role, meaning };
  return (
    <FormDialog
      title={t('role.title', { name: nameOf(user) })}
      form={form}
      onClose={onClose}
      isBlocked={!to || from === to}
      send={t('role.confirm')}
    >
      <Radio.Group label={t('role.choose')} {...form.fields.getInputProps('role')}>
        <RoleChoice {...choice} isExternal={false} />
        <RoleChoice {...choice} isExternal />
      </Radio.Group>
      {refused?.role === choice.chosen && <RoleRefusal error={refused.error} />}
    </FormDialog>
  );
}
