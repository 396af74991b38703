import { Checkbox, Group, Select, Switch, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { usePersonChoices } from '#features/people/web/public.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import { useFormat } from '#kernel/web/format.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Columns } from '#ui/Columns.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Contract } from '../../contract/entities.ts';
import { offeredDays, type NotificationDay } from '../../contract/rules/notification-days.ts';
import type { en } from '../../texts/en.ts';
import styles from './form.module.css';
import type { ContractForm } from './use-contract-form.ts';

interface NotificationFieldProps extends Pick<ContractForm['form'], 'fields'> {
  index: number;
  contract: Contract | undefined;
  noticePeriod: Interval | null;
  /** Undefined while something in the dates is wrong. */
  day: NotificationDay | undefined;
}

/** One notification: how many days before, by which channels, to whom. */
export function NotificationField({ fields, index, contract, noticePeriod, day }: NotificationFieldProps) {
  const t = useTexts<typeof en>('contracts');
  const people = usePersonChoices({ isStaff: true });
  const path = `notifications.${index}`;
  const value = fields.getValues().notifications[index];
  const name = t('form.notification', { number: index + 1 });
  const stored = contract?.notifications.find(({ recipient }) => recipient !== null && recipient === value?.recipient);
  const days = [...new Set([...offeredDays(noticePeriod), ...(value ? [Number(value.when)] : [])])];
  return (
    <fieldset className={styles['entry']}>
      <VisuallyHidden component="legend">{name}</VisuallyHidden>
      <div className={styles['entryHead']}>
        <Switch label={t('form.isActive')} {...fields.getInputProps(`${path}.active`, { type: 'checkbox' })} />
        <IconButton
          label={t('form.removeNotification', { number: index + 1 })}
          icon={IconTrash}
          onClick={() => fields.removeListItem('notifications', index)}
        />
      </div>
      <Columns>
        <Select
          label={t('form.when')}
          description={day && <DayOf day={day} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={days.toSorted((a, b) => a - b).map((when) => ({ value: String(when), label: t('form.daysBefore', { days: when }) }))}
          allowDeselect={false}
          {...fields.getInputProps(`${path}.when`)}
        />
        <PersonSelect
          label={t('form.recipient')}
          placeholder={t('form.toResponsible')}
          clearable
          people={people}
          current={stored?.recipient ? { id: stored.recipient, name: stored.recipientFullName ?? '' } : undefined}
          {...fields.getInputProps(`${path}.recipient`)}
        />
      </Columns>
      <Checkbox.Group label={t('form.channels')} {...fields.getInputProps(`${path}.channels`)}>
        <Group gap="lg" mt="xs">
          <Checkbox value="1" label={t('form.channel.1')} />
          <Checkbox value="2" label={t('form.channel.2')} />
          <Checkbox value="3" label={t('form.channel.3')} />
        </Group>
      </Checkbox.Group>
    </fieldset>
  );
}

function DayOf({ day: { isPast, date, nextDate } }: { day: NotificationDay }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  if (isPast && date) {
    return nextDate
      ? t('form.pastThenNext', { date: format.date(date), next: format.date(nextDate) })
      : t('form.past', { date: format.date(date) });
  }
  return nextDate ? t('form.fallsOn', { date: format.date(nextDate) }) : t('form.noDay');
}
