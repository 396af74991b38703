import { Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ShortList } from '#ui/ShortList.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast } from '#ui/toasts.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { inviteEach, type FailedInvitation } from '../invite-now.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import styles from './people.module.css';

/** Invites the selected people without access, and reports who was not invited, and why. */
export function InviteSelected({ people, onClose }: { people: readonly CompanyUser[]; onClose: () => void }) {
  const t = useTexts<typeof en>('people');
  const cache = useQueryClient();
  const [done, setDone] = useState<number>();
  const [refused, setRefused] = useState<readonly FailedInvitation[]>([]);
  const [meant] = useState(() => people.filter(({ permissions }) => permissions.invite));
  const [others] = useState(() => people.filter(({ permissions }) => !permissions.invite));

  async function invite(): Promise<void> {
    try {
      const found = await inviteEach(meant, setDone);
      const sent = meant.length - found.length;
      if (sent > 0) showToast({ title: t('inviteSelected.sent', { count: sent }) });
      setRefused(found);
      if (found.length === 0) onClose();
    } catch (error) {
      showError(error);
    } finally {
      setDone(undefined);
      await invalidate(cache, ...readsOfPeople);
    }
  }

  if (refused.length > 0) {
    return (
      <Dialog title={t('inviteSelected.notSent', { count: refused.length })} isOpen onClose={onClose}>
        <StackedList>
          {refused.map(({ person, lines = [t('inviteSelected.noEmail')] }) => (
            <li key={person.id}>
              <strong>{fullName(person)}</strong> {lines.join(' ')}
            </li>
          ))}
        </StackedList>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('inviteSelected.title', { count: meant.length })}
      isOpen
      onClose={onClose}
      onConfirm={invite}
      confirmLabel={t('inviteSelected.send')}
    >
      <div className={styles['form']}>
        <p className={styles['lead']}>{t('inviteSelected.text', { count: meant.length })}</p>
        <ShortList aria-label={t('inviteSelected.title', { count: meant.length })} lines={meant.map(lineOf)} />
        {others.length > 0 && (
          <>
            <p className={styles['lead']}>{t('inviteSelected.others', { count: others.length })}</p>
            <ShortList aria-label={t('inviteSelected.othersLabel')} lines={others.map(lineOf)} />
          </>
        )}
        {done !== undefined && <Progress aria-label={t('inviteSelected.send')} value={(done / meant.length) * 100} />}
      </div>
    </ConfirmDialog>
  );
}

const lineOf = (person: CompanyUser) => ({ key: person.id, text: fullName(person) });
