import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useGdprTexts } from '../gdpr-words.ts';

interface OwnWordsFieldProps extends Omit<TagsInputProps, 'data' | 'value' | 'onChange'> {
  /** What is offered, by its keys. */
  known: readonly { key: string; name: string }[];
  /** Keys, and own words. */
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

/** Several of a list, or of the company's own words; those of the list are kept by their keys, so that both languages name them. */
export function OwnWordsField({ known, value = [], onChange, ...rest }: OwnWordsFieldProps) {
  const t = useGdprTexts();
  const nameOf = (key: string) => known.find((one) => one.key === key)?.name ?? key;
  const keyOf = (name: string) => known.find((one) => one.name.toLowerCase() === name.toLowerCase())?.key ?? name;
  return (
    <TagsInput
      description={t('treatment.hints.ownWords')}
      clearable
      {...rest}
      data={known.map(({ name }) => name)}
      value={value.map(nameOf)}
      onChange={(names) => onChange?.([...new Set(names.map(keyOf))])}
    />
  );
}
