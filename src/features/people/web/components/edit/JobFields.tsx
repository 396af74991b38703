import { Autocomplete, NumberInput, Select, TextInput } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyUsersFilter } from '../../../contract/endpoints.ts';
import { PositionType } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en.ts';
import { ManagerSelect } from '../ManagerSelect.tsx';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

/** The fields about work, which managers and administrators maintain. */
export function JobFields({ form: { fields }, person }: EditProps) {
  const t = useTexts<typeof en>('people');
  const offers = useCall(getCompanyUsersFilter, { query: { state: 'active' } }, { staleMinutes: 2 });
  const known = (key: string) =>
    offers.answer?.filters.find((one) => one.key === key)?.values.flatMap(({ value }) => (value ? [value] : [])) ?? [];
  const types = PositionType.options.map((value) => ({ value, label: t(`positionTypes.${value}`) }));
  const { reportingToCompanyUserId: managerId, reportingToFullName } = person;
  return (
    <>
      <Autocomplete label={t('fields.position')} data={known('positions')} limit={20} {...fields.getInputProps('position')} />
      <Autocomplete label={t('fields.department')} data={known('departments')} limit={20} {...fields.getInputProps('department')} />
      <Autocomplete
        className={styles['half']}
        label={t('fields.team')}
        data={known('teams')}
        limit={20}
        {...fields.getInputProps('team')}
      />
      <Autocomplete
        className={styles['half']}
        label={t('fields.location')}
        data={known('locations')}
        limit={20}
        {...fields.getInputProps('location')}
      />
      {!person.isExternal && (
        <ManagerSelect
          label={t('fields.reportingToCompanyUserId')}
          exceptId={person.id}
          current={managerId ? { id: managerId, name: reportingToFullName ?? '' } : undefined}
          {...fields.getInputProps('reportingToCompanyUserId')}
        />
      )}
      <TextInput
        className={styles['half']}
        label={t('fields.employeeNumber')}
        autoComplete="off"
        {...fields.getInputProps('employeeNumber')}
      />
      <Select
        className={styles['half']}
        label={t('fields.positionType')}
        data={types}
        clearable
        placeholder={t('edit.none')}
        {...fields.getInputProps('positionType')}
      />
      <NumberInput
        label={t('fields.positionCoverage')}
        suffix=" %"
        decimalScale={2}
        hideControls
        {...fields.getInputProps('positionCoverage')}
      />
      <DateField className={styles['half']} label={t('fields.startDate')} {...fields.getInputProps('startDate')} />
      <DateField className={styles['half']} label={t('fields.trialPeriodEndDate')} {...fields.getInputProps('trialPeriodEndDate')} />
      <DateField className={styles['half']} label={t('fields.endDate')} {...fields.getInputProps('endDate')} />
    </>
  );
}
