import { Button } from '@mantine/core';
import { IconBeach } from '@tabler/icons-react';
import { useState } from 'react';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getSettings } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';
import { Welcome } from './Welcome.tsx';

/** Shown on every page of absence until the calendar is open; users with permission open it here (absence.1). */
export function NotOpened() {
  const t = useTexts<typeof en>('absence');
  const maySee = usePermission('VacationAndLeaveView');
  const settings = useCall(getSettings, {}, { staleMinutes: 5, enabled: maySee });
  // The dialog opens automatically for administrators, once.
  const [isClosed, setClosed] = useState(false);
  const mayOpen = settings.answer?.settings.permissions.acknowledge === true;
  return (
    <>
      <EmptyState
        icon={IconBeach}
        title={t('company.welcome.closed')}
        text={t(mayOpen ? 'company.welcome.openText' : 'company.welcome.closedText')}
        action={mayOpen && <Button onClick={() => setClosed(false)}>{t('company.welcome.open')}</Button>}
      />
      {mayOpen && !isClosed && <Welcome onClose={() => setClosed(true)} />}
    </>
  );
}
