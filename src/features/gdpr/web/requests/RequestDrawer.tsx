import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePersonChoices } from '#features/people/web/public.ts';
import { field } from '#kernel/contract/errors.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { today } from '#kernel/web/local-day.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { showToast } from '#ui/toasts.ts';
import { createSubjectRequest, updateSubjectRequest, type SubjectRequest } from '../../contract/endpoints-requests.ts';
import { longestText, requestKinds } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from '../software/software.module.css';
import { CloseRequest, ExtendRequest } from './RequestDialogs.tsx';
import { readsOfRequests } from './reads-of-requests.ts';
import { TakeoutButtons } from './TakeoutButtons.tsx';

const day = z.union([z.literal(''), z.iso.date(field('dateFormat'))]);
const text = (length: number) => z.string().max(length, field('tooLong', { length }));
const Request = z.object({
  kind: z.enum(requestKinds, field('select')),
  requesterName: text(200).trim().min(1, field('required')),
  requesterContact: text(200),
  companyUserId: z.string().nullable(),
  description: text(longestText),
  receivedOn: z.iso.date(field('dateFormat')),
  identityCheckedOn: day,
  identityHow: text(500),
  responsibleId: z.string().nullable(),
});
type RequestValues = z.input<typeof Request>;

interface RequestDrawerProps {
  /** Undefined for a new one. */
  request: SubjectRequest | undefined;
  isFixed: boolean;
  onClose: () => void;
}

/** One request: who asks for what, whether it is them, and what was answered. */
export function RequestDrawer({ request, isFixed, onClose }: RequestDrawerProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const people = usePersonChoices();
  const [asked, setAsked] = useState<'extend' | 'close'>();
  const creating = useWrite(createSubjectRequest, { changes: readsOfRequests });
  const updating = useWrite(updateSubjectRequest, { changes: readsOfRequests });
  const isReadOnly = isFixed || (request !== undefined && (!request.permissions.update || request.state !== 'open'));
  const form = useForm<RequestValues, unknown>(Request, {
    initial: valuesOf(request),
    draft: { place: `gdpr/request/${request?.subjectRequestId ?? 'new'}`, version: request?.version },
    send: ({ identityCheckedOn, ...values }, repeatKey) => {
      const body = { ...values, identityCheckedOn: identityCheckedOn || null };
      if (!request) return creating.write({ body }, { repeatKey });
      return updating.write({ body: { ...body, subjectRequestId: request.subjectRequestId, version: request.version } });
    },
    onSent: () => {
      showToast({ title: t(request ? 'requests.form.saved' : 'requests.form.added') });
      onClose();
    },
  });
  const { fields } = form;
  return (
    <>
      <FormDrawer
        title={request ? t('requests.form.editTitle', { name: request.requesterName }) : t('requests.form.newTitle')}
        form={form}
        onClose={onClose}
        queryNames={['request']}
        isReadOnly={isReadOnly}
        cancel={isReadOnly ? k('actions.close') : undefined}
        isBlocked={request !== undefined && !form.isDirty()}
      >
        {request && <RequestOutcome request={request} />}
        <Select
          label={t('requests.form.kind')}
          required
          readOnly={isReadOnly}
          allowDeselect={false}
          data={requestKinds.map((value) => ({ value, label: t(`requests.kinds.${value}`) }))}
          {...fields.getInputProps('kind')}
        />
        <TextInput
          label={t('requests.form.requesterName')}
          required
          readOnly={isReadOnly}
          maxLength={200}
          {...fields.getInputProps('requesterName')}
        />
        <TextInput
          label={t('requests.form.requesterContact')}
          readOnly={isReadOnly}
          maxLength={200}
          {...fields.getInputProps('requesterContact')}
        />
        <PersonSelect
          label={t('requests.form.person')}
          description={t('requests.form.personHint')}
          people={people}
          clearable
          readOnly={isReadOnly}
          {...fields.getInputProps('companyUserId')}
        />
        <DateField
          label={t('requests.form.receivedOn')}
          required
          disabled={isReadOnly}
          max={today()}
          {...fields.getInputProps('receivedOn')}
        />
        <Textarea
          label={t('requests.form.description')}
          autosize
          minRows={3}
          readOnly={isReadOnly}
          maxLength={longestText}
          {...fields.getInputProps('description')}
        />
        <div className={styles['pair']}>
          <DateField label={t('requests.form.identityCheckedOn')} disabled={isReadOnly} {...fields.getInputProps('identityCheckedOn')} />
          <TextInput
            label={t('requests.form.identityHow')}
            readOnly={isReadOnly}
            maxLength={500}
            {...fields.getInputProps('identityHow')}
          />
        </div>
        <PersonSelect
          label={t('requests.form.responsible')}
          people={people}
          clearable
          readOnly={isReadOnly}
          {...fields.getInputProps('responsibleId')}
        />
        {request && !isFixed && <TakeoutButtons request={request} />}
        {request && !isReadOnly && (
          <ButtonRow>
            {!request.extension && (
              <Button variant="default" onClick={() => setAsked('extend')}>
                {t('requests.extend.open')}
              </Button>
            )}
            <Button variant="default" onClick={() => setAsked('close')}>
              {t('requests.close.open')}
            </Button>
          </ButtonRow>
        )}
      </FormDrawer>
      {asked === 'extend' && request && <ExtendRequest request={request} onClose={() => setAsked(undefined)} />}
      {asked === 'close' && request && <CloseRequest request={request} onClose={() => setAsked(undefined)} onClosed={onClose} />}
    </>
  );
}

function valuesOf(request: SubjectRequest | undefined): RequestValues {
  return {
    kind: request?.kind ?? 'access',
    requesterName: request?.requesterName ?? '',
    requesterContact: request?.requesterContact ?? '',
    companyUserId: request?.companyUserId ?? null,
    description: request?.description ?? '',
    receivedOn: request?.receivedOn ?? today(),
    identityCheckedOn: request?.identity?.checkedOn ?? '',
    identityHow: request?.identity?.how ?? '',
    responsibleId: request?.responsibleId ?? null,
  };
}

/** What became of it: more time, and the answer. */
function RequestOutcome({ request: { extension, answer } }: { request: SubjectRequest }) {
  const t = useGdprTexts();
  const format = useFormat();
  return (
    <>
      {extension && <p>{t('requests.extend.is', { date: format.date(extension.extendedOn), reason: extension.reason })}</p>}
      {answer && (
        <p>
          {t('requests.close.is', { date: format.date(answer.answeredOn) })} <br />
          {answer.text}
        </p>
      )}
    </>
  );
}
