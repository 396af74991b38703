import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addEntry } from '#kernel/web/add-entry.ts';
import { today } from '#kernel/web/local-day.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { PointList } from '#ui/PointList.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { maxNotifications } from '../../contract/kinds.ts';
import { notificationDay, offeredDays, suggestNotifications } from '../../contract/rules/notification-days.ts';
import type { en } from '../../texts/en.ts';
import { NotificationField } from './NotificationField.tsx';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';
import { useTypedDeadline, type TypedDeadline } from './use-typed-deadline.ts';

/** The notifications of a contract, each with the day it falls on (contracts.12). */
export function NotificationFields({ form: { fields }, contract }: Pick<ContractForm, 'form' | 'contract'>) {
  const t = useTexts<typeof en>('contracts');
  const values = fields.getValues();
  const typed = useTypedDeadline(values, contract);
  const { notifications, hasNotification } = values;
  const taken = new Set(notifications.map(({ when }) => when));
  const next = offeredDays(typed?.terms.noticePeriod ?? null).find((when) => when >= 30 && !taken.has(String(when))) ?? 30;
  const entry = { when: String(next), channels: ['1', '2'], recipient: null, active: true };
  const add = () => addEntry(fields, { list: 'notifications', place: notifications.length, entry, first: 'when' });
  return (
    <SettingSection title={t('form.notifications')} text={t('form.notificationsHint')}>
      <Switch
        label={t('form.hasNotification')}
        description={t('form.hasNotificationHint')}
        {...fields.getInputProps('hasNotification', { type: 'checkbox' })}
      />
      {hasNotification && notifications.length === 0 && !contract && <Suggested typed={typed} />}
      {notifications.map((one, index) => (
        <NotificationField
          // The order changes only when one is removed.
          key={one.notificationId ?? index}
          fields={fields}
          index={index}
          contract={contract}
          noticePeriod={typed?.terms.noticePeriod ?? null}
          day={typed && notificationDay(Number(one.when), typed.terms, { termEnd: typed.deadline.termEnd, today: today() })}
        />
      ))}
      {notifications.length < maxNotifications && (
        <ButtonRow>
          <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={add}>
            {t('form.addNotification')}
          </Button>
        </ButtonRow>
      )}
    </SettingSection>
  );
}

/** What a new contract gets when nobody chooses anything else. */
function Suggested({ typed }: { typed: TypedDeadline | undefined }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const suggested = typed ? suggestNotifications(typed.deadline, typed.terms.noticePeriod) : [];
  if (!typed || suggested.length === 0) return <p className={styles['quiet']}>{t('form.suggestedLater')}</p>;
  return (
    <div className={styles['quiet']}>
      {t('form.suggested')}
      <PointList>
        {suggested.map(({ when }) => {
          const { nextDate } = notificationDay(when, typed.terms, { termEnd: typed.deadline.termEnd, today: today() });
          return (
            <li key={when}>
              {nextDate ? t('form.daysBeforeOn', { days: when, date: format.date(nextDate) }) : t('form.daysBefore', { days: when })}
            </li>
          );
        })}
      </PointList>
    </div>
  );
}
