import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { LimitNotice, useLimit } from '#features/billing/web/public.ts';
import { addEntry } from '#kernel/web/add-entry.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { notSent, useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { sendInvitationMails } from '../../contract/endpoints.ts';
import { maxAtOnce, type InvitationResult } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import {
  emptyRow,
  InviteForm,
  limitThatRefused,
  rowsWithoutSeat,
  sentRows,
  sortResults,
  surplusOf,
  typedSince,
  withPasted,
} from '../invite-form.ts';
import type { InviteRow, InviteValues } from '../invite-form.ts';
import { readsOfInvitations } from '../reads-of-invitations.ts';
import { InviteRows } from './InviteRows.tsx';
import styles from './invite.module.css';

/** Invites several people at once (invitations.13): rows of e-mail and role. Sent rows leave the form, refused rows stay with their reason. */
export function InvitePeople({ onDone }: { onDone: () => void }) {
  const t = useTexts<typeof en>('invitations');
  const k = useKernelTexts();
  const { write } = useWrite(sendInvitationMails, { changes: readsOfInvitations });
  const limits = { users: useLimit('userLimit'), administrators: useLimit('administratorLimit') };
  const [sent, setSent] = useState<readonly string[]>([]);
  // What the results are about: the rows may have changed since.
  const requests = useRef<readonly InviteRow[]>([]);
  const form: Form<InviteValues> = useForm<InviteValues>(InviteForm, {
    initial: { invitationRequests: [emptyRow()] },
    draft: { place: 'invitations/new' },
    send: async ({ invitationRequests }, repeatKey) => {
      const body = { invitationRequests: sentRows(invitationRequests) };
      requests.current = body.invitationRequests;
      // Each row shows its own result; the codes of the whole would repeat it.
      const { results } = await write({ body }, { onWarnings: () => undefined, repeatKey });
      return keepRest(results) ? notSent : undefined;
    },
    onSent: onDone,
    onRefused: (error): boolean => {
      const results = resultsIn(error);
      return results !== undefined && keepRest(results);
    },
  });
  const { fields } = form;
  const rows = fields.getValues().invitationRequests;
  const surplus = surplusOf(rows);
  const seatsLeft = useSeatsLeft();

  /** Leaves in the form the refused rows and those that were typed meanwhile, and returns whether there are any. */
  function keepRest(results: readonly InvitationResult[]): boolean {
    const { sent: gone, left } = sortResults(requests.current, results);
    const later = typedSince(requests.current, fields.getValues().invitationRequests);
    if (left.length + later.length === 0) {
      const count = gone.length + sent.length;
      showToast({ title: t('invite.allSent', { count, email: gone[0] ?? '' }) });
      return false;
    }
    setSent([...sent, ...gone]);
    fields.setValues({ invitationRequests: [...left.map(({ row }) => row), ...later] });
    fields.setErrors(
      Object.fromEntries(
        left.map(({ code }, place) => [`invitationRequests.${place}.inviteeEmailAddress`, findErrorText(code, {}, 'invitations') ?? code]),
      ),
    );
    const limit = limitThatRefused(left);
    if (limit) void limits[limit].hasRoomFor(1);
    return true;
  }

  return (
    <FormDialog
      title={t('invite.title')}
      form={form}
      onClose={onDone}
      queryNames={['invite']}
      cancel={sent.length > 0 ? k('actions.close') : undefined}
      send={t('invite.send', { count: sentRows(rows).length })}
    >
      <p className={styles['lead']}>{t('invite.lead')}</p>
      {sent.length > 0 && (
        <output>
          <Notice tone="good" title={t('invite.someSent', { count: sent.length })}>
            {sent.join(', ')}
          </Notice>
        </output>
      )}
      <InviteRows
        form={form}
        withoutSeat={rowsWithoutSeat(rows, seatsLeft)}
        onPaste={(place, pasted) =>
          fields.setValues({ invitationRequests: withPasted(fields.getValues().invitationRequests, place, pasted) })
        }
      />
      <div className={styles['under']}>
        <Button
          variant="subtle"
          leftSection={<IconPlus aria-hidden />}
          onClick={() =>
            addEntry(fields, {
              list: 'invitationRequests',
              place: rows.length,
              entry: emptyRow(rows.at(-1)?.role),
              first: 'inviteeEmailAddress',
            })
          }
        >
          {t('invite.addRow')}
        </Button>
        {seatsLeft !== null && <span className={styles['seats']}>{t('invite.seatsLeft', { count: Math.max(0, seatsLeft) })}</span>}
      </div>
      <LimitNotice limit={limits.users} />
      <LimitNotice limit={limits.administrators} />
      {surplus > 0 && (
        <Notice tone="bad" title={t('invite.tooMany', { limit: maxAtOnce })} role="alert">
          {t('invite.tooManyText', { count: surplus })}
        </Notice>
      )}
      <p className={styles['more']}>
        <Link to="/people/invited">{t('invite.seeAll')}</Link>
      </p>
    </FormDialog>
  );
}

/** The number of seats left in the subscription; null without a limit. */
function useSeatsLeft(): number | null {
  const { answer } = useCall(checkCompanyLimits, { body: { limits: ['userLimit'] } });
  const users = answer?.limits.userLimit;
  return users && users.limit !== null ? users.limit - users.used : null;
}

/** If nobody could be invited, the refusal contains the result of each row. */
function resultsIn(error: CallError): InvitationResult[] | undefined {
  const results = sendInvitationMails.answer.shape.results.safeParse(error.details['results']);
  return results.success ? results.data : undefined;
}
