import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { Invitation } from '../../../contract/recipient.ts';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import styles from './invitation.module.css';
import type { StepProps } from '../step-props.ts';
import type { WhoSigns } from '../who-signs.ts';

/** What one is asked to sign, and by whom. */
export function InvitationStep({ who, invitation, go }: StepProps) {
  const t = useTexts<typeof en>('signer');
  const format = useFormat();
  const { requestedBy, companyName: company, name, dueDate, note, isConfirmed } = invitation;
  return (
    <Card title={t('invitation.title')}>
      <p>{requestedBy === company ? t('invitation.leadOfCompany', { company }) : t('invitation.lead', { requestedBy, company })}</p>
      <p className={styles['document']}>{name}</p>
      {note && (
        <blockquote className={styles['note']} aria-label={t('invitation.note')}>
          {note}
        </blockquote>
      )}
      <Facts>
        <Fact label={t('invitation.dueDate')}>{dueDate && format.dateLong(dueDate)}</Fact>
        <Fact label={t('invitation.method')}>{useMethodText(who, invitation)}</Fact>
      </Facts>
      <ActionButton onClick={() => go(isConfirmed ? 'read' : 'confirm')}>{t('invitation.continue')}</ActionButton>
      <p className={styles['quiet']}>{t('invitation.minute')}</p>
    </Card>
  );
}

function useMethodText(who: WhoSigns, { signingMethod, recipient, electronicIdName }: Invitation): string {
  const t = useTexts<typeof en>('signer');
  if (signingMethod === 'link' && 'signingRequestId' in who) return t('invitation.methods.session');
  const { maskedEmail: email, maskedPhone } = recipient;
  return t(`invitation.methods.${signingMethod}`, { email, phone: maskedPhone ?? '', provider: electronicIdName ?? '' });
}
