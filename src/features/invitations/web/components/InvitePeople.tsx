import { Button } from '@mantine/core';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { LimitReached, useLimit } from '#features/billing/web/public.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { sendInvitationMails } from '../../contract/endpoints.ts';
import { mostAtOnce, type InvitationResult } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { emptyRow, InviteForm, sortResults, surplusOf, withPasted } from '../invite-form.ts';
import type { InviteValues } from '../invite-form.ts';
import { readsOfInvitations } from '../reads-of-invitations.ts';
import { InviteRows } from './InviteRows.tsx';
import styles from './invite.module.css';

/** Rows of e-mail and role. Sent rows leave the form, refused rows stay with their reason. */
export function InvitePeople({ onDone }: { onDone: () => void }) {
  const t = useTexts<typeof en>('invitations');
  const k = useKernelTexts();
  const { write } = useWrite(sendInvitationMails, { changes: readsOfInvitations });
  const users = useLimit('users');
  const [sent, setSent] = useState<readonly string[]>([]);
  const form = useForm<InviteValues>(InviteForm, {
    initial: { invitationRequests: [emptyRow()] },
    send: async (body) => {
      // Each row shows its own result; the codes of the whole would repeat it.
      const { results } = await write({ body }, { onWarnings: () => undefined });
      show(body, results);
    },
    onRefused: (error) => {
      const results = resultsIn(error);
      if (results) show(form.fields.getValues(), results);
      return results !== undefined;
    },
  });
  const { fields } = form;
  const rows = fields.getValues().invitationRequests;
  const surplus = surplusOf(rows);

  function show({ invitationRequests }: InviteValues, results: readonly InvitationResult[]): void {
    const { sent: gone, left } = sortResults(invitationRequests, results);
    if (left.length === 0) {
      const count = gone.length + sent.length;
      showToast({ title: t('invite.allSent', { count, email: gone[0] ?? '' }) });
      return onDone();
    }
    setSent([...sent, ...gone]);
    fields.setValues({ invitationRequests: left.map(({ row }) => row) });
    fields.setErrors(
      Object.fromEntries(
        left.map(({ code }, place) => [`invitationRequests.${place}.inviteeEmailAddress`, findErrorText(code, {}) ?? code]),
      ),
    );
    if (left.some(({ code }) => code === 'people.UserLimitReached')) void users.hasRoomFor(1);
  }

  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
      {sent.length > 0 && (
        <output>
          <Notice tone="good" title={t('invite.someSent', { count: sent.length })}>
            {sent.join(', ')}
          </Notice>
        </output>
      )}
      <InviteRows
        form={form}
        onPaste={(place, pasted) =>
          fields.setValues({ invitationRequests: withPasted(fields.getValues().invitationRequests, place, pasted) })
        }
      />
      <div className={styles['under']}>
        <Button
          variant="subtle"
          leftSection={<IconPlus aria-hidden size={18} stroke={1.75} />}
          onClick={() => fields.insertListItem('invitationRequests', emptyRow(rows.at(-1)?.role))}
        >
          {t('invite.addRow')}
        </Button>
        <SeatsLeft />
      </div>
      {users.reached && (
        <Suspense fallback={null}>
          <LimitReached {...users} />
        </Suspense>
      )}
      {surplus > 0 && (
        <Notice tone="bad" title={t('invite.tooMany', { limit: mostAtOnce })} role="alert">
          {t('invite.tooManyText', { count: surplus })}
        </Notice>
      )}
      <FormProblem form={form} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onDone}>
          {k(sent.length > 0 ? 'actions.close' : 'actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending} leftSection={<IconSend aria-hidden size={18} stroke={1.75} />}>
          {t('invite.send', { count: rows.length })}
        </Button>
      </div>
    </form>
  );
}

/** The number of seats left in the subscription; renders nothing without a limit. */
function SeatsLeft() {
  const t = useTexts<typeof en>('invitations');
  const { answer } = useCall(checkCompanyLimits, { body: { limits: ['users'] } });
  const users = answer?.limits.users;
  if (!users || users.limit === null) return null;
  return <span className={styles['seats']}>{t('invite.seatsLeft', { count: Math.max(0, users.limit - users.used) })}</span>;
}

/** If nobody could be invited, the refusal contains the result of each row. */
function resultsIn(error: CallError): InvitationResult[] | undefined {
  const results = sendInvitationMails.answer.shape.results.safeParse(error.details['results']);
  return results.success ? results.data : undefined;
}
