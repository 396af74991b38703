import { TextInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import type { EditProps } from './EditSection.tsx';

export function NameFields({ form: { fields } }: EditProps) {
  const t = useTexts<typeof en>('people');
  return (
    <>
      <TextInput label={t('fields.firstName')} required autoComplete="off" {...fields.getInputProps('firstName')} />
      <TextInput label={t('fields.lastName')} required autoComplete="off" {...fields.getInputProps('lastName')} />
    </>
  );
}
