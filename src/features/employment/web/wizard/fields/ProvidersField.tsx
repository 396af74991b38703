import { Button, Input, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { Value } from '../../../contract/template.ts';
import type { en } from '../../../texts/en.ts';
import styles from './fields.module.css';
import { useFieldProps, type FieldProps } from './field-props.ts';

interface Arrangement {
  type: string;
  provider: string;
}

const arrangementsIn = (value: Value | undefined): Arrangement[] =>
  Array.isArray(value) ? value.filter((one): one is Arrangement => typeof one !== 'string') : [];

/** Arrangements such as pension schemes, each with the institution that provides it. */
export function ProvidersField(props: FieldProps) {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const { variable, value, onChange } = props;
  const { label, description, error } = useFieldProps(props);
  const rows = arrangementsIn(value);
  const put = (index: number, part: Partial<Arrangement>) => onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <Input.Wrapper component="fieldset" className={styles['arrangements'] ?? ''} labelElement="div" {...{ label, description, error }}>
      {rows.map((row, index) => {
        const name = row.type || t('wizard.fields.arrangement', { name: variable.label[language], number: index + 1 });
        // No form (draft): the draft saves itself.
        return (
          // Rows have no names of their own, and are added and removed one at a time.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles['arrangement']}>
            <TextInput
              label={t('wizard.fields.kind')}
              value={row.type}
              maxLength={120}
              onChange={(event) => put(index, { type: event.currentTarget.value })}
            />
            <TextInput
              label={t('wizard.fields.provider')}
              value={row.provider}
              maxLength={120}
              error={error !== undefined && row.provider.trim() === ''}
              onChange={(event) => put(index, { provider: event.currentTarget.value })}
            />
            <IconButton
              label={t('wizard.fields.removeArrangement', { name })}
              icon={IconTrash}
              onClick={() => onChange(rows.filter((_row, at) => at !== index))}
            />
          </div>
        );
      })}
      <Button
        className={styles['add'] ?? ''}
        variant="default"
        size="xs"
        leftSection={<IconPlus aria-hidden />}
        onClick={() => onChange([...rows, { type: '', provider: '' }])}
      >
        {t('wizard.fields.addPension')}
      </Button>
    </Input.Wrapper>
  );
}
