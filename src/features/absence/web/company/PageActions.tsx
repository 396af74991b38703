import { Button } from '@mantine/core';
import { IconBell, IconCalendarPlus, IconInbox } from '@tabler/icons-react';
import { useGo, useOpened, useQuery } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { useWaitingCount } from '../home/waiting-count.ts';

/**
 * Links of a manager or administrator on the absence pages: send reminders, and pending requests. On a phone they are short, and the calendar's own
 * button stands here too, at the thumb.
 */
export function PageActions({ settings: { isAcknowledged, permissions } }: { settings: AbsenceSettings }) {
  const t = useTexts<typeof en>('absence');
  const go = useGo();
  const [{ tab = 'company' }, change] = useQuery();
  const { open: openForm } = useOpened('absence');
  const isNarrow = useNarrow();
  const isFixed = useReadOnly();
  const count = useWaitingCount();
  if (!isAcknowledged) return null;
  const prompt = () => change({ prompt: 'all' });
  const registers = isNarrow && tab === 'company' && !isFixed;
  return (
    <>
      {permissions.prompt && isNarrow && (
        <IconButton variant="default" label={t('company.prompt.title')} icon={IconBell} onClick={prompt} />
      )}
      {permissions.prompt && !isNarrow && (
        <Button variant="default" leftSection={<IconBell aria-hidden />} onClick={prompt}>
          {t('company.prompt.title')}
        </Button>
      )}
      {permissions.decide && (
        <Button variant="default" leftSection={<IconInbox aria-hidden />} onClick={() => void go('/vacation-and-leave/pending-requests')}>
          {t(isNarrow ? 'decide.goToWaitingShort' : 'decide.goToWaiting', { count })}
        </Button>
      )}
      {registers && (
        <Button leftSection={<IconCalendarPlus aria-hidden />} onClick={() => openForm('new')}>
          {t('calendar.register')}
        </Button>
      )}
    </>
  );
}
