import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { AccessSettings } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** Shown before the director is set: users with permission get the dialog, all others an explanation (access-control.12). */
export function NotSetUp({ settings: { mayAcknowledge, directedByCompanyUserId } }: { settings: AccessSettings }) {
  const t = useTexts<typeof en>('access-control');
  const [isAsking, setAsking] = useState(mayAcknowledge);
  const start = (
    <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
      {t('welcome.start')}
    </Button>
  );
  return (
    <>
      <EmptyState
        icon={IconShieldLock}
        title={t('welcome.notSetUp')}
        text={mayAcknowledge ? t('welcome.notSetUpText') : t('welcome.notSetUpOthers')}
        action={mayAcknowledge ? start : undefined}
      />
      {isAsking && <WelcomeDialog director={directedByCompanyUserId} onClose={() => setAsking(false)} />}
    </>
  );
}
