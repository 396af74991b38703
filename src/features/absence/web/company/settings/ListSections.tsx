import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { addEntry } from '#kernel/web/add-entry.ts';
import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../../texts/en.ts';
import type { FieldsProps } from './RulesSections.tsx';
import styles from './settings.module.css';

/** Days on which nobody should be absent. */
export function LockedSection({ fields }: FieldsProps) {
  const t = useTexts<typeof en>('absence');
  const { lockedPeriods } = fields.getValues();
  return (
    <SettingSection title={t('settings.locked.title')} text={t('settings.locked.text')}>
      {lockedPeriods.length === 0 && <p className={styles['quiet']}>{t('settings.locked.none')}</p>}
      {lockedPeriods.map(({ name }, index) => (
        // An unsaved period has no id, so its index is the key.
        <div key={index} className={styles['entry']}>
          <TextInput label={t('settings.locked.name')} required maxLength={60} {...fields.getInputProps(`lockedPeriods.${index}.name`)} />
          <DateRangeField
            from={{ label: t('settings.locked.startDate'), required: true, ...fields.getInputProps(`lockedPeriods.${index}.startDate`) }}
            to={{ label: t('settings.locked.endDate'), required: true, ...fields.getInputProps(`lockedPeriods.${index}.endDate`) }}
          />
          <IconButton
            label={t('settings.remove', { name: name || t('settings.locked.title') })}
            icon={IconX}
            onClick={() => fields.removeListItem('lockedPeriods', index)}
          />
        </div>
      ))}
      <AddButton
        label={t('settings.locked.add')}
        onClick={() =>
          addEntry(fields, {
            list: 'lockedPeriods',
            place: lockedPeriods.length,
            entry: { name: '', startDate: '', endDate: '' },
            first: 'name',
          })
        }
      />
    </SettingSection>
  );
}

/** The minimum presence in the whole company or a department. */
export function PresenceSection({ fields, departments }: FieldsProps & { departments: readonly string[] }) {
  const t = useTexts<typeof en>('absence');
  const { minimumPresence } = fields.getValues();
  const taken = new Set(minimumPresence.map(({ department }) => department ?? ''));
  const free = ['', ...departments].filter((one) => !taken.has(one));
  const labelOf = (department: string): string => department || t('settings.presence.company');
  return (
    <SettingSection title={t('settings.presence.title')} text={t('settings.presence.text')}>
      {minimumPresence.length === 0 && <p className={styles['quiet']}>{t('settings.presence.none')}</p>}
      {minimumPresence.map(({ department }, index) => (
        <div key={department ?? ''} className={styles['entry']}>
          <Select
            label={t('settings.presence.department')}
            allowDeselect={false}
            searchable
            data={[department ?? '', ...free].map((value) => ({ value: value || wholeCompany, label: labelOf(value) }))}
            {...fields.getInputProps(`minimumPresence.${index}.department`)}
            value={department ?? wholeCompany}
            onChange={(value) => fields.setFieldValue(`minimumPresence.${index}.department`, value === wholeCompany ? null : value)}
          />
          <NumberInput
            label={t('settings.presence.minimum')}
            required
            allowDecimal={false}
            min={1}
            {...fields.getInputProps(`minimumPresence.${index}.minimum`)}
          />
          <IconButton
            label={t('settings.remove', { name: labelOf(department ?? '') })}
            icon={IconX}
            onClick={() => fields.removeListItem('minimumPresence', index)}
          />
        </div>
      ))}
      {free.length > 0 && (
        <AddButton
          label={t('settings.presence.add')}
          onClick={() =>
            addEntry(fields, {
              list: 'minimumPresence',
              place: minimumPresence.length,
              entry: { department: free[0] || null, minimum: 1 },
              first: 'department',
            })
          }
        />
      )}
    </SettingSection>
  );
}

/** The select needs a value for it; no department can have this name. */
const wholeCompany = '\u0000';

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
