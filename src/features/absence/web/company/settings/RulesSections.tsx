import { NumberInput, Radio, Select, Switch } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Columns } from '#ui/Columns.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { sickLeaveSchemes } from '../../../contract/entities-balance.ts';
import type { en } from '../../../texts/en.ts';
import { OptionalNumber } from './OptionalNumber.tsx';
import styles from './settings.module.css';
import type { SettingsValues } from './settings-values.ts';

export interface FieldsProps {
  fields: Form<SettingsValues>['fields'];
}

export function VacationSection({ fields }: FieldsProps) {
  const t = useTexts<typeof en>('absence');
  return (
    <SettingSection title={t('settings.vacation.title')} text={t('settings.vacation.text')}>
      <NumberInput
        label={t('settings.vacation.availableAbsenceDays')}
        description={t('settings.vacation.availableAbsenceDaysText')}
        required
        className={styles['number'] ?? ''}
        {...fields.getInputProps('availableAbsenceDays')}
      />
      <Switch label={t('settings.vacation.isProrated')} {...fields.getInputProps('isProrated', { type: 'checkbox' })} />
    </SettingSection>
  );
}

const carryKinds = ['none', 'capped'] as const;

export function CarryOverSection({ fields }: FieldsProps) {
  const t = useTexts<typeof en>('absence');
  const { kind } = fields.getValues().carryOver;
  return (
    <SettingSection title={t('settings.carryOver.title')}>
      <Notice tone="note">{t('settings.carryOver.law')}</Notice>
      <Radio.Group label={t('settings.carryOver.kind')} {...fields.getInputProps('carryOver.kind')}>
        <div className={styles['choices']}>
          {carryKinds.map((one) => (
            <Radio key={one} value={one} label={t(`settings.carryOver.kinds.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {kind === 'capped' && (
        <Columns>
          <OptionalNumber
            label={t('settings.carryOver.maxDays')}
            description={t('settings.carryOver.maxDaysText')}
            {...fields.getInputProps('carryOver.maxDays')}
          />
          <ExpirySelect fields={fields} />
        </Columns>
      )}
    </SettingSection>
  );
}

/** The last day of a month of the next year. */
const monthEnds = ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'];

function ExpirySelect({ fields }: FieldsProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const { value, onChange, ...input } = fields.getInputProps('carryOver.expiresOn');
  const { expiresOn } = fields.getValues().carryOver;
  const days = expiresOn === null ? monthEnds : [...new Set([...monthEnds, expiresOn])].toSorted();
  return (
    <Select
      label={t('settings.carryOver.expiresOn')}
      description={t('settings.carryOver.expiresOnText')}
      allowDeselect={false}
      // The days are shown without a year, so leap years do not matter.
      data={[
        { value: never, label: t('settings.carryOver.never') },
        ...days.map((day) => ({ value: day, label: format.dayAndMonth(`2001-${day}`) })),
      ]}
      value={value ?? never}
      onChange={(day) => onChange(day === never ? null : day)}
      {...input}
    />
  );
}

const never = 'never';

const approvals = ['autoApproveAbsenceRequests', 'autoApproveHomeOfficeRequests', 'allowHalfDayAbsence', 'halfDayEves'] as const;

export function ApprovalSection({ fields }: FieldsProps) {
  const t = useTexts<typeof en>('absence');
  return (
    <SettingSection title={t('settings.approval.title')} text={t('settings.approval.text')}>
      {approvals.map((key) => (
        <Switch key={key} label={t(`settings.approval.${key}`)} {...fields.getInputProps(key, { type: 'checkbox' })} />
      ))}
      <NumberInput
        label={t('settings.approval.nextLeaderAfterDays')}
        description={t('settings.approval.nextLeaderAfterDaysText')}
        required
        allowDecimal={false}
        className={styles['number'] ?? ''}
        {...fields.getInputProps('nextLeaderAfterDays')}
      />
    </SettingSection>
  );
}

const limits = ['daysEachTime', 'occasions', 'daysInYear'] as const;

export function SickLeaveSection({ fields }: FieldsProps) {
  const t = useTexts<typeof en>('absence');
  const { scheme } = fields.getValues().sickLeave;
  return (
    <SettingSection title={t('settings.sick.title')} text={t('settings.sick.text')}>
      <Radio.Group label={t('settings.sick.scheme')} {...fields.getInputProps('sickLeave.scheme')}>
        <div className={styles['choices']}>
          {sickLeaveSchemes.map((one) => (
            <Radio key={one} value={one} label={t(`settings.sick.schemes.${one}`)} />
          ))}
        </div>
      </Radio.Group>
      {scheme === 'custom' && (
        <Columns>
          {limits.map((key) => (
            <OptionalNumber
              key={key}
              label={t(`settings.sick.${key}`)}
              description={t('settings.sick.noLimit')}
              {...fields.getInputProps(`sickLeave.${key}`)}
            />
          ))}
        </Columns>
      )}
      <NumberInput
        label={t('settings.sick.careDays')}
        description={t('settings.sick.careDaysText')}
        required
        allowDecimal={false}
        className={styles['number'] ?? ''}
        {...fields.getInputProps('careDays')}
      />
    </SettingSection>
  );
}
