import { Textarea } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';
import styles from './edit.module.css';

/** Remarks by managers and administrators about a person. */
export function RemarkFields({ form: { fields } }: EditProps) {
  const t = useTexts<typeof en>('people');
  return (
    <Textarea className={styles['wide']} label={t('fields.notes')} autosize minRows={4} maxRows={16} {...fields.getInputProps('notes')} />
  );
}
