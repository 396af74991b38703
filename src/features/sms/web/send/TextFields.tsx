import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import type { Form } from '#kernel/web/form.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { longestTyped } from '../../contract/kinds.ts';
import { firstNameField } from '../../contract/rules/merge-text.ts';
import type { en } from '../../texts/en.ts';
import { writtenText } from '../first-name.ts';
import { CostlyCharacters } from './CostlyCharacters.tsx';
import type { MessageSize } from './estimate.ts';
import type { SendValues } from './send-values.ts';
import styles from './send.module.css';

interface TextFieldsProps {
  form: Form<SendValues>;
  size: MessageSize;
  refused: string | undefined;
}

/** The text, what it comes to, and what makes it expensive. */
export function TextFields({ form: { fields }, size, refused }: TextFieldsProps) {
  const t = useTexts<typeof en>('sms');
  const nameField = writtenText(firstNameField, useLanguage());
  const field = useRef<HTMLTextAreaElement>(null);
  const bound = fields.getInputProps('text');
  const { text } = fields.getValues();
  const change = (next: string): void => fields.setFieldValue('text', next);
  const insertName = (): void => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
    change(text.slice(0, from) + nameField + text.slice(to));
    // After React has written the text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + nameField.length, from + nameField.length);
    });
  };
  return (
    <div className={styles['text']}>
      <Textarea
        ref={field}
        label={t('send.text')}
        description={t('send.work')}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longestTyped}
        {...bound}
        error={bound.error ?? refused}
      />
      <div className={styles['under']}>
        <SizeLine size={size} />
        <LinkButton onClick={insertName}>{t('send.firstName')}</LinkButton>
      </div>
      <CostlyCharacters size={size} text={text} onChange={change} />
    </div>
  );
}

function SizeLine({ size: { left, partsEach, parts, reached } }: { size: MessageSize }) {
  const t = useTexts<typeof en>('sms');
  const sum =
    parts === partsEach * reached
      ? t('parts.sum', { parts: partsEach, reached, sum: parts })
      : t('parts.mixed', { parts: partsEach, reached, sum: parts });
  return (
    <output className={styles['quiet']}>
      {t('parts.left', { left, parts: partsEach })}
      {reached > 0 && ` · ${sum}`}
    </output>
  );
}
