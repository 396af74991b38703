import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { generateNotifications, silenceNotifications } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import { rebuildNotifications, silentSuggestions } from '../../contract/rules/rebuild-notifications.ts';
import type { en } from '../../texts/en.ts';
import { notificationLines } from '../notification-lines.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

/** Suggests notifications, and turns all off, each after a question. */
export function NotificationActions({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const [openQuestion, setOpenQuestion] = useState<'suggest' | 'silence'>();
  const suggesting = useWrite(generateNotifications, { changes: readsOfContracts });
  const silencing = useWrite(silenceNotifications, { changes: readsOfContracts });
  const { contractId, version, deadline, noticePeriod, notifications } = contract;
  const { kept, added, removed } = rebuildNotifications(notifications, deadline, noticePeriod);
  const coming = [...silentSuggestions(kept, deadline, noticePeriod), ...added].toSorted((one, other) => other.when - one.when);
  const mayChange = deadline.state === 'upcoming' && coming.length + removed.length > 0;
  const active = notifications.filter((one) => one.active).length;
  const close = () => setOpenQuestion(undefined);
  if (!mayChange && active === 0) return null;
  return (
    <ButtonRow>
      {mayChange && (
        <Button variant="default" onClick={() => setOpenQuestion('suggest')}>
          {t('record.suggest')}
        </Button>
      )}
      {active > 0 && (
        <Button variant="default" onClick={() => setOpenQuestion('silence')}>
          {t('record.silence')}
        </Button>
      )}
      <ConfirmAction
        title={t('record.suggestTitle')}
        isOpen={openQuestion === 'suggest'}
        onClose={close}
        act={() => suggesting.write({ body: { contractId, version } })}
        done={({ notificationChanges }) => ({
          title: t('record.suggested'),
          lines: notificationLines(notificationChanges, t, format),
        })}
        confirmLabel={t('record.suggest')}
      >
        {t('record.suggestText', {
          count: coming.length,
          days: format.list(coming.map(({ when }) => t('form.daysBefore', { days: when }))),
        })}
      </ConfirmAction>
      <ConfirmAction
        title={t('record.silenceTitle')}
        isOpen={openQuestion === 'silence'}
        onClose={close}
        act={() => silencing.write({ body: { contractId, version } })}
        done={({ turnedOff }) => t('record.silenced', { count: turnedOff })}
        confirmLabel={t('record.silence')}
      >
        {t('record.silenceText', { count: active })}
      </ConfirmAction>
    </ButtonRow>
  );
}
