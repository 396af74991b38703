import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { call } from '#kernel/web/call.ts';
import type { User } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Banner } from '#ui/Banner.tsx';
import { endViewAsCall, leaveAsSupportCall } from '../account-calls.ts';
import { leaveView } from '../session-actions.ts';
import type { en } from '../texts/en-later.ts';

/** Says as whom an administrator views the product, with a button to end it. */
export function ViewAsBanner({ user, viewAs }: { user: User; viewAs: NonNullable<User['viewAs']> }) {
  const t = useTexts<typeof en>('app/later');
  const format = useFormat();
  const [isEnding, setEnding] = useState(false);

  async function end(): Promise<void> {
    setEnding(true);
    try {
      await call(viewAs.isSupport ? leaveAsSupportCall : endViewAsCall, { body: { viewId: viewAs.viewId } });
      leaveView();
    } catch (error) {
      showError(error);
      setEnding(false);
    }
  }

  return (
    <Banner
      label={t(viewAs.isSupport ? 'viewAs.supportLabel' : 'viewAs.label')}
      icon={IconEye}
      title={
        viewAs.isSupport
          ? t('viewAs.supportTitle', { company: user.companyName })
          : t('viewAs.title', { name: `${user.firstName} ${user.lastName}` })
      }
      text={t('viewAs.text', { time: format.time(viewAs.until) })}
    >
      <Button size="xs" variant="default" onClick={() => void end()} loading={isEnding}>
        {t('viewAs.end')}
      </Button>
    </Banner>
  );
}
