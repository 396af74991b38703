import { Button } from '@mantine/core';
import { IconBell, IconInbox } from '@tabler/icons-react';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { useWaitingCount } from '../home/waiting-count.ts';

/** Links of a manager or administrator on the absence pages: send reminders, and pending requests. */
export function PageActions({ settings: { isAcknowledged, permissions } }: { settings: AbsenceSettings }) {
  const t = useTexts<typeof en>('absence');
  const go = useGo();
  const [, change] = useQuery();
  const count = useWaitingCount();
  if (!isAcknowledged) return null;
  return (
    <>
      {permissions.prompt && (
        <Button variant="default" leftSection={<IconBell aria-hidden />} onClick={() => change({ prompt: 'all' })}>
          {t('company.prompt.title')}
        </Button>
      )}
      {permissions.decide && (
        <Button variant="default" leftSection={<IconInbox aria-hidden />} onClick={() => void go('/vacation-and-leave/pending-requests')}>
          {t('decide.goToWaiting', { count })}
        </Button>
      )}
    </>
  );
}
