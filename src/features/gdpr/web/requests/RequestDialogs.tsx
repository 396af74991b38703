import { Select, Textarea } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { minDay } from '#kernel/contract/days.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { closeSubjectRequest, extendSubjectRequest, reopenSubjectRequest, type SubjectRequest } from '../../contract/endpoints-requests.ts';
import { longestText } from '../../contract/kinds.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfRequests } from './reads-of-requests.ts';

interface AboutRequest {
  request: SubjectRequest;
  onClose: () => void;
}

const Reason = z.object({
  toldOn: z.iso.date(field('dateFormat')),
  reason: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(1000, field('tooLong', { length: 1000 })),
});
type ReasonValues = z.input<typeof Reason>;

/** Two more months, once, with the reason that the person was told. */
export function ExtendRequest({ request: { subjectRequestId, version, firstDueDate, receivedOn }, onClose }: AboutRequest) {
  const t = useGdprTexts();
  const format = useFormat();
  const { write } = useWrite(extendSubjectRequest, { changes: readsOfRequests });
  const form = useForm<ReasonValues, Answer<typeof extendSubjectRequest>>(Reason, {
    initial: { reason: '', toldOn: minDay(today(), firstDueDate) },
    draft: { place: `gdpr/request/${subjectRequestId}/extend`, version },
    send: ({ reason, toldOn }) => write({ body: { subjectRequestId, version, reason, toldOn } }),
    onSent: ({ subjectRequest }) => {
      showToast({ title: t('requests.extend.done', { date: format.date(subjectRequest.dueDate) }) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('requests.extend.title')} form={form} onClose={onClose} send={t('requests.extend.open')}>
      <p>{t('requests.extend.text', { date: format.date(firstDueDate) })}</p>
      <DateField
        label={t('requests.extend.toldOn')}
        required
        min={receivedOn}
        max={minDay(today(), firstDueDate)}
        {...form.fields.getInputProps('toldOn')}
      />
      <Textarea
        label={t('requests.extend.reason')}
        required
        autosize
        minRows={3}
        maxLength={1000}
        data-autofocus
        {...form.fields.getInputProps('reason')}
      />
    </FormDialog>
  );
}

const ends = ['answered', 'refused', 'withdrawn'] as const;
const End = z.object({
  state: z.enum(ends, field('select')),
  text: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(longestText, field('tooLong', { length: longestText })),
});
type EndValues = z.input<typeof End>;

/** Keeps the answer and closes the request. */
export function CloseRequest({
  request: { subjectRequestId, version, identity, reopenings },
  onClose,
  onClosed,
}: AboutRequest & { onClosed: () => void }) {
  const t = useGdprTexts();
  const { write } = useWrite(closeSubjectRequest, { changes: readsOfRequests });
  const form = useForm<EndValues, unknown>(End, {
    initial: { state: identity ? 'answered' : 'refused', text: reopenings.at(-1)?.text ?? '' },
    draft: { place: `gdpr/request/${subjectRequestId}/close`, version },
    send: ({ state, text }) => write({ body: { subjectRequestId, version, state, text } }),
    onSent: () => {
      showToast({ title: t('requests.close.done') });
      onClose();
      onClosed();
    },
  });
  return (
    <FormDialog title={t('requests.close.title')} form={form} onClose={onClose} send={t('requests.close.open')}>
      {!identity && <Notice tone="note">{t('requests.close.unknown')}</Notice>}
      <Select
        label={t('requests.close.state')}
        required
        allowDeselect={false}
        data={ends.map((value) => ({ value, label: t(`requests.states.${value}`), disabled: value === 'answered' && !identity }))}
        {...form.fields.getInputProps('state')}
      />
      <Textarea
        label={t('requests.close.text')}
        description={t('requests.close.hint')}
        required
        autosize
        minRows={4}
        maxLength={longestText}
        {...form.fields.getInputProps('text')}
      />
    </FormDialog>
  );
}

/** Opens a closed request again, with the reason. */
export function ReopenRequest({ request: { subjectRequestId, version }, onClose }: AboutRequest) {
  const t = useGdprTexts();
  const format = useFormat();
  const { write } = useWrite(reopenSubjectRequest, { changes: readsOfRequests });
  return (
    <ReasonDialog
      title={t('requests.reopen.title')}
      text={t('requests.reopen.text')}
      label={t('requests.reopen.reason')}
      send={t('requests.reopen.open')}
      place={`gdpr/request/${subjectRequestId}/reopen`}
      version={version}
      act={(reason) => write({ body: { subjectRequestId, version, reason } })}
      done={({ subjectRequest }) => t('requests.reopen.done', { date: format.date(subjectRequest.dueDate) })}
      onClose={onClose}
    />
  );
}
