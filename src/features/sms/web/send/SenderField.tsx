import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { SmsSending } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { SendValues } from './send-values.ts';
import { SenderNameDialog } from './SenderNameDialog.tsx';
import styles from './send.module.css';

interface SenderFieldProps {
  form: Form<SendValues>;
  sending: SmsSending;
  refused: string | undefined;
}

/** Whether telephones show the company’s sender name, which is chosen once (sms.9). */
export function SenderField({ form: { fields }, sending, refused }: SenderFieldProps) {
  const t = useTexts<typeof en>('sms');
  const [isNaming, setNaming] = useState(false);
  const { companySender, defaultSender, maySetSender } = sending;
  const bound = fields.getInputProps('usesCompanyName', { type: 'checkbox' });
  const usesName = fields.getValues().usesCompanyName;
  const shown = usesName ? companySender : defaultSender;
  const about = [
    shown === null ? !usesName && t('send.shownAsGateway') : t('send.shownAs', { sender: shown }),
    usesName && companySender !== null && t('send.noReply'),
    companySender === null && t(maySetSender ? 'send.noNameYet' : 'send.noName'),
  ];
  return (
    <div className={styles['text']}>
      <Switch
        label={t('send.useName')}
        description={about.filter(Boolean).join(' ')}
        // What a draft says can be taken back.
        disabled={companySender === null && !usesName}
        {...bound}
        error={bound.error ?? refused}
      />
      {companySender === null && maySetSender && <LinkButton onClick={() => setNaming(true)}>{t('send.setName')}</LinkButton>}
      {isNaming && (
        <SenderNameDialog
          sending={sending}
          onSaved={() => fields.setFieldValue('usesCompanyName', true)}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
