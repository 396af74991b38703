import { Switch, Textarea } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import type { Form } from '#kernel/web/form.ts';
import { today } from '#kernel/web/local-day.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getSigningOptions } from '../../contract/endpoints.ts';
import { longestNote, maxRecipients } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { MethodField } from '../components/MethodField.tsx';
import { PhoneFields } from '../components/PhoneFields.tsx';
import { SigningPeople } from '../components/SigningPeople.tsx';
import type { Uploads } from '../components/use-uploads.ts';
import type { TermsValues } from './terms-values.ts';
import styles from './contract.module.css';

/** With what refuses a file: the page of a contract has not loaded it. */
const AttachmentsField = lazyComponent(async () => (await import('../components/AttachmentsField.tsx')).AttachmentsField, 'files');

/** Who signs an employment contract, in which order and how; the rest follows from the contract. */
export function TermsFields({ form: { fields }, uploads }: { form: Form<TermsValues>; uploads: Uploads }) {
  const t = useTexts<typeof en>('signing');
  const { answer } = useCall(getSigningOptions, {}, { staleMinutes: 2 });
  const { recipients, isInOrder, signingMethod, attachments } = fields.getValues();
  const error = fields.errors['recipients'];
  return (
    <div className={styles['terms']}>
      <SigningPeople
        label={t('new.people.list')}
        people={recipients}
        onChange={(next) => fields.setFieldValue('recipients', next)}
        isInOrder={isInOrder}
        most={maxRecipients}
        fieldOf={(index, name) => fields.getInputProps(`recipients.${index}.${name}`)}
        error={typeof error === 'string' ? error : undefined}
      />
      {recipients.length > 1 && (
        <Switch
          label={t('new.people.order')}
          description={t('new.people.orderText')}
          {...fields.getInputProps('isInOrder', { type: 'checkbox' })}
        />
      )}
      <section className={styles['part']}>
        <h3>{t('new.send.method')}</h3>
        <MethodField methods={answer?.signingMethods ?? [signingMethod]} {...fields.getInputProps('signingMethod')} />
      </section>
      {signingMethod === 'smsCode' && (
        <PhoneFields people={recipients} fieldOf={(index, name) => fields.getInputProps(`recipients.${index}.${name}`)} />
      )}
      <DateField label={t('new.send.dueDate')} description={t('new.send.dueDateHint')} min={today()} {...fields.getInputProps('dueDate')} />
      <Textarea
        label={t('new.send.note')}
        description={t('new.send.noteHint')}
        autosize
        minRows={3}
        maxLength={longestNote}
        {...fields.getInputProps('note')}
      />
      <section className={styles['part']}>
        <h3>{t('new.document.attachments')}</h3>
        <AttachmentsField files={attachments} uploads={uploads} onChange={(files) => fields.setFieldValue('attachments', [...files])} />
      </section>
    </div>
  );
}
