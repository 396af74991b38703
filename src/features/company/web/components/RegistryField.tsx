import { Button, TextInput } from '@mantine/core';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { fieldErrorText } from '#kernel/web/error-texts.ts';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { organisationNumberFault } from '../../contract/organisation-number.ts';
import type { en } from '../../texts/en.ts';
import type { SignupValues } from '../signup-form.ts';
import { isUnanswered } from '../registry-verdict.ts';
import type { useRegistry } from '../use-registry.ts';
import { RegistryAnswer } from './RegistryAnswer.tsx';
import styles from './signup.module.css';

interface RegistryFieldProps {
  form: Form<SignupValues>;
  registry: ReturnType<typeof useRegistry>;
  onChanged: () => void;
  onByHand: () => void;
}

/** The organisation number: the check digit is validated at nine digits, and a valid number is looked up immediately. */
export function RegistryField({ form: { fields }, registry, onChanged, onByHand }: RegistryFieldProps) {
  const t = useTexts<typeof en>('company');
  const { error, onChange: _, onBlur: leave, ...input } = fields.getInputProps('company.registryId');
  const typed: string = fields.getValues().company.registryId;
  const fault = organisationNumberFault(typed);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const next = event.currentTarget.value;
    fields.setFieldValue('company.registryId', next);
    onChanged();
    if (organisationNumberFault(next) === undefined) registry.ask(next);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>): void {
    leave(event);
    if (typed.trim() !== '' && fault !== undefined) fields.validateField('company.registryId');
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || fault !== undefined || registry.state.kind === 'found') return;
    // Enter looks up the number; the form itself is not ready to be sent.
    event.preventDefault();
    registry.ask(typed);
  }

  return (
    <div className={styles['number']}>
      <div className={styles['numberRow']}>
        <TextInput
          {...input}
          required
          className={styles['numberField']}
          classNames={{ input: 'tabular' }}
          label={t('signup.registryId')}
          description={t('signup.registryIdHint')}
          inputMode="numeric"
          autoComplete="off"
          size="md"
          error={error ?? (fault === 'checkDigit' && fieldErrorText({ code: 'checkDigit' }))}
          onChange={handleChange}
          onBlur={handleBlur}
          onKeyDown={handleKey}
        />
        {isUnanswered(registry.state) && fault === undefined && (
          <Button variant="default" size="md" onClick={() => registry.ask(typed)}>
            {t('signup.lookUpAgain')}
          </Button>
        )}
      </div>
      <RegistryAnswer state={registry.state} onByHand={onByHand} />
    </div>
  );
}
