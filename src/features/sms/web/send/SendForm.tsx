import { useState } from 'react';
import { LimitNotice } from '#features/billing/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { sendMessage } from '../../contract/endpoints.ts';
import type { PossibleRecipient, SmsSending } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { GatewayNotice } from '../components/GatewayNotice.tsx';
import { useMessageWords } from '../message-words.ts';
import { chosenIn } from './chosen-people.ts';
import { ConfirmMessage } from './ConfirmMessage.tsx';
import { usedUpRefusal } from './parts-limit.ts';
import { PhonePreview } from './PhonePreview.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { liveRefusals, placeOf, refusalText } from './refusal-places.ts';
import { emptyMessage, inputOf, SendSchema, type SendValues } from './send-values.ts';
import { SenderField } from './SenderField.tsx';
import { TextFields } from './TextFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { useMessageSize } from './use-message-size.ts';
import { usePartsLimit } from './use-parts-limit.ts';
import { useSaySent } from './use-say-sent.ts';
import { useSendMessage } from './use-send-message.ts';

interface SendFormProps {
  sending: SmsSending;
  people: readonly PossibleRecipient[];
  /** Whom it is for at first, as in the address. */
  to: string | undefined;
  onClose: () => void;
}

/** The form of a message, with what it comes to and what stands against it as it is written. */
export function SendForm({ sending, people, to, onClose }: SendFormProps) {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const words = useMessageWords();
  const { send, question } = useSendMessage();
  const saySent = useSaySent();
  const { limit, handleRefusal } = usePartsLimit(sending);
  const [chosen] = useState(() => chosenIn(to, people));
  const form = useForm<SendValues, Answer<typeof sendMessage>>(SendSchema, {
    initial: { ...emptyMessage, people: chosen.ids },
    draft: { place: to === undefined ? 'sms/new' : `sms/to-selected/${to}` },
    send: (values, repeatKey) => send(inputOf(values, people), repeatKey),
    onSent: (result) => {
      saySent(result);
      onClose();
    },
    onRefused: (error) => handleRefusal(error) || showBeside(error),
  });
  const { setFieldError, getValues } = form.fields;

  function showBeside({ codes, details }: CallError): boolean {
    const placed = codes.flatMap((code) => ({ code, details, place: placeOf(code) }));
    for (const { place, ...refusal } of placed) if (place) setFieldError(place, refusalText(refusal, t, format));
    // After React has rendered the errors.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="dialog"] form [aria-invalid="true"]')?.focus());
    return placed.every(({ place }) => place !== undefined);
  }

  const values = getValues();
  const { size, preview } = useMessageSize(inputOf(values, people), people);
  const refusals = liveRefusals(preview?.refusals ?? []);
  const said = (place: keyof typeof refusals) => refusals[place] && refusalText(refusals[place], t, format);
  const isPlanned = values.when === 'later';
  // Planned, it counts in the month of its time; of none allowed there are none then either.
  const usedUp = isPlanned && sending.limit > 0 ? undefined : usedUpRefusal(sending);
  const isOver = said('message') ?? (usedUp && refusalText(usedUp, t, format));
  return (
    <FormDialog
      title={t('send.title')}
      form={form}
      onClose={onClose}
      queryNames={['sms']}
      isBlocked={sending.gateway === 'none' || sending.limit === 0}
      send={t(isPlanned ? 'send.plan' : 'send.send', { count: size.reached })}
    >
      {sending.gateway === 'none' && <GatewayNotice gateway="none" />}
      {chosen.isGone && <Notice tone="warn">{t('send.selectionGone')}</Notice>}
      {chosen.leftOut > 0 && <Notice tone="warn">{t('send.leftOut', { count: chosen.leftOut })}</Notice>}
      <RecipientFields form={form} people={people} maySendToAll={sending.maySendToAll} preview={preview} refused={said('people')} />
      <TextFields form={form} size={size} refused={said('text')} />
      <SenderField form={form} sending={sending} refused={said('usesCompanyName')} />
      <TimeFields form={form} refused={said('sendAt')} />
      <PhonePreview
        text={size.sample}
        sender={values.usesCompanyName ? sending.companySender : sending.defaultSender}
        about={isOver ? undefined : words.usedAfter(preview ?? sending, size.parts)}
      />
      {isOver && (
        <Notice tone="bad" role="alert">
          {isOver}
        </Notice>
      )}
      <LimitNotice limit={limit} />
      {question && <ConfirmMessage asked={question.about} onAnswer={question.answer} />}
    </FormDialog>
  );
}
