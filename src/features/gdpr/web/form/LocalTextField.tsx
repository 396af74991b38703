import { Textarea, TextInput } from '@mantine/core';
import { useGdprTexts } from '../gdpr-words.ts';
import { useFieldName } from '../treatment/Completeness.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { TreatmentValues } from './treatment-values.ts';

type LocalName = {
  [Name in keyof TreatmentValues]: TreatmentValues[Name] extends { no: string; en: string } ? Name : never;
}[keyof TreatmentValues];

interface LocalTextFieldProps extends FieldsProps {
  name: LocalName;
  description?: string;
  isRequired?: boolean;
  /** One line instead of several. */
  isLine?: boolean;
  maxLength: number;
}

/** A text in the language that is being written; what the other has stands in the empty field. */
export function LocalTextField({ form, writing, name, description, isRequired = false, isLine = false, maxLength }: LocalTextFieldProps) {
  const t = useGdprTexts();
  const nameOf = useFieldName();
  const other = writing === 'no' ? 'en' : 'no';
  const text = form.fields.getValues()[name];
  const isElsewhere = text[writing] === '' && text[other] !== '';
  const said = isElsewhere ? t('words.otherLanguage', { language: t(`words.languages.${other}`) }) : undefined;
  const input = {
    label: nameOf(name),
    description: [description, said].filter(Boolean).join(' · ') || undefined,
    placeholder: isElsewhere ? text[other] : undefined,
    required: isRequired,
    maxLength,
    lang: writing === 'no' ? 'nb' : 'en',
    ...form.fields.getInputProps(`${name}.${writing}`),
  };
  // Another field for each language, so that undo of the browser stays within one.
  return isLine ? (
    <TextInput key={writing} autoComplete="off" {...input} />
  ) : (
    <Textarea key={writing} autosize minRows={2} maxRows={10} {...input} />
  );
}
