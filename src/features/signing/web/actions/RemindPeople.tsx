import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sendSigningReminderMail } from '../../contract/endpoints-life.ts';
import type { SigningRecipient, SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfRequests } from '../reads-of-requests.ts';
import { mayRemindFrom, remindable } from './remind-times.ts';

interface RemindPeopleProps {
  request: SigningRequestItem;
  /** Only this one of them. */
  person: SigningRecipient | undefined;
  onClose: () => void;
}

/** Says who is reminded, and reminds them; each at most once an hour (signing.13). */
export function RemindPeople({ request, person, onClose }: RemindPeopleProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { write } = useWrite(sendSigningReminderMail, { changes: readsOfRequests });
  const { signingRequestId, version, recipients } = request;
  const [now] = useState(() => new Date());
  const people = person ? [person] : recipients.filter(({ isTurn }) => isTurn);
  const ready = people.filter((one) => remindable(one, now));
  const next = people.flatMap((one) => mayRemindFrom(one) ?? []).toSorted((a, b) => a.localeCompare(b))[0];
  return (
    <ConfirmAction
      title={t('request.remind.title')}
      onClose={onClose}
      act={() => write({ body: { signingRequestId, version, ...(person && { recipientId: person.recipientId }) } })}
      done={({ reminded }) => t('request.remind.done', { count: reminded })}
      confirmLabel={t('request.remind.confirm', { count: Math.max(ready.length, 1) })}
      isBlocked={ready.length === 0}
    >
      {ready.length === 0 && next !== undefined && <Notice tone="note">{t('request.remind.later', { moment: format.time(next) })}</Notice>}
      {ready.length > 0 && (
        <>
          <p>{t('request.remind.text')}</p>
          <FramedList label={t('request.remind.text')}>
            {ready.map(({ recipientId, name, email }) => (
              <FramedRow key={recipientId}>
                <span>{name}</span>
                <span>{email}</span>
              </FramedRow>
            ))}
          </FramedList>
        </>
      )}
    </ConfirmAction>
  );
}
