import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { downgrade, getAvailableRoles, upgrade } from '../../contract/endpoints.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { nameOf } from './user-rules.ts';
import { LevelDiff } from './LevelDiff.tsx';
import { readsOfAccess } from './reads-of-access.ts';
import { RoleRefusal } from './RoleRefusal.tsx';

interface StepDialogProps {
  step: 'upgrade' | 'downgrade';
  user: AccessUser;
  onClose: () => void;
}

/** Employee to team lead, or any internal role to employee, with the effects. */
export function StepDialog({ step, user, onClose }: StepDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const roles = useCall(getAvailableRoles, {}, { staleMinutes: 10 }).answer?.roles ?? [];
  const up = useWrite(upgrade, { changes: readsOfAccess });
  const down = useWrite(downgrade, { changes: readsOfAccess });
  const [refused, setRefused] = useState<CallError>();
  const name = nameOf(user);
  const from = roles.find(({ key }) => key === user.role);
  const to = roles.find(({ key }) => key === (step === 'upgrade' ? 'manager' : 'employee'));

  async function save(): Promise<void> {
    setRefused(undefined);
    try {
      await (step === 'upgrade' ? up : down).write({ body: { companyUserId: user.id, version: user.version } });
      showToast({ title: t(`step.${step}.done`, { name }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error);
    }
  }

  return (
    <ConfirmDialog
      title={t(`step.${step}.title`, { name })}
      isOpen
      onClose={onClose}
      onConfirm={save}
      confirmLabel={t(`step.${step}.confirm`)}
    >
      {from && to ? <LevelDiff from={from} to={to} /> : <Skeleton height={160} radius="md" />}
      {refused && <RoleRefusal error={refused} />}
    </ConfirmDialog>
  );
}
