import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { generateNotifications, silenceNotifications } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import { remakeNotifications } from '../../contract/rules/remake-notifications.ts';
import type { en } from '../../texts/en.ts';
import { notificationLines } from '../notification-lines.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

/** Suggests notifications, and turns all off, each after a question. */
export function NotificationActions({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const [asked, setAsked] = useState<'suggest' | 'silence'>();
  const suggesting = useWrite(generateNotifications, { changes: readsOfContracts });
  const silencing = useWrite(silenceNotifications, { changes: readsOfContracts });
  const { contractId, version, deadline, noticePeriod, notifications } = contract;
  const { added, removed } = remakeNotifications(notifications, deadline, noticePeriod);
  const mayChange = deadline.state === 'upcoming' && added.length + removed.length > 0;
  const active = notifications.filter((one) => one.active).length;
  const close = () => setAsked(undefined);
  const suggest = async () => {
    await runOrShowError(async () => {
      const { notificationChanges } = await suggesting.write({ body: { contractId, version } });
      showToast({ title: t('record.suggested'), lines: notificationLines(notificationChanges, t, format) });
    });
    close();
  };
  const silence = async () => {
    await runOrShowError(async () => {
      const { turnedOff } = await silencing.write({ body: { contractId, version } });
      showToast({ title: t('record.silenced', { count: turnedOff }) });
    });
    close();
  };
  if (!mayChange && active === 0) return null;
  return (
    <ButtonRow>
      {mayChange && (
        <Button variant="default" onClick={() => setAsked('suggest')}>
          {t('record.suggest')}
        </Button>
      )}
      {active > 0 && (
        <Button variant="default" onClick={() => setAsked('silence')}>
          {t('record.silence')}
        </Button>
      )}
      <ConfirmDialog
        onClose={close}
        title={t('record.suggestTitle')}
        isOpen={asked === 'suggest'}
        onConfirm={suggest}
        confirmLabel={t('record.suggest')}
      >
        {t('record.suggestText', { count: added.length, days: format.list(added.map(({ when }) => t('form.daysBefore', { days: when }))) })}
      </ConfirmDialog>
      <ConfirmDialog
        onClose={close}
        title={t('record.silenceTitle')}
        isOpen={asked === 'silence'}
        onConfirm={silence}
        confirmLabel={t('record.silence')}
      >
        {t('record.silenceText', { count: active })}
      </ConfirmDialog>
    </ButtonRow>
  );
}
