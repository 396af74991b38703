import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { FilesPanel } from '#features/files/web/public.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { createSubjectRequest, updateSubjectRequest, type SubjectRequest } from '../../contract/endpoints-requests.ts';
import { requestFiles } from '../../contract/file-endpoints.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { CloseRequest, ExtendRequest, ReopenRequest } from './RequestDialogs.tsx';
import { readsOfRequests } from './reads-of-requests.ts';
import { RequestFields } from './RequestFields.tsx';
import { RequestSchema, valuesOf, type RequestValues } from './request-values.ts';
import { TakeoutButtons } from './TakeoutButtons.tsx';

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
  const [openDialog, setOpenDialog] = useState<'extend' | 'close' | 'reopen'>();
  const creating = useWrite(createSubjectRequest, { changes: readsOfRequests });
  const updating = useWrite(updateSubjectRequest, { changes: readsOfRequests });
  const isReadOnly = isFixed || (request !== undefined && !request.permissions.update);
  const form = useForm<RequestValues, unknown>(RequestSchema, {
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
  return (
    <>
      <FormDrawer
        title={
          request ? t('requests.form.editTitle', { name: request.requesterName || t('requests.erased') }) : t('requests.form.newTitle')
        }
        form={form}
        onClose={onClose}
        queryNames={['request']}
        isReadOnly={isReadOnly}
        cancel={isReadOnly ? k('actions.close') : undefined}
        isBlocked={request !== undefined && !form.isDirty()}
      >
        {request && <RequestOutcome request={request} />}
        <RequestFields fields={form.fields} isReadOnly={isReadOnly} identity={request?.identity} />
        {request && <RequestFiles subjectRequestId={request.subjectRequestId} />}
        {request && !isFixed && <TakeoutButtons request={request} />}
        {request?.permissions.reopen && !isFixed && (
          <ButtonRow>
            <Button variant="default" onClick={() => setOpenDialog('reopen')}>
              {t('requests.reopen.open')}
            </Button>
          </ButtonRow>
        )}
        {request && !isReadOnly && (
          <OpenRequestActions isDirty={form.isDirty()} mayExtend={request.permissions.extend} onOpen={setOpenDialog} />
        )}
      </FormDrawer>
      {openDialog === 'reopen' && request && <ReopenRequest request={request} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === 'extend' && request && <ExtendRequest request={request} onClose={() => setOpenDialog(undefined)} />}
      {openDialog === 'close' && request && <CloseRequest request={request} onClose={() => setOpenDialog(undefined)} onClosed={onClose} />}
    </>
  );
}

interface OpenRequestActionsProps {
  isDirty: boolean;
  mayExtend: boolean;
  onOpen: (dialog: 'extend' | 'close') => void;
}

/** More time, or the answer: that closes the form as well, so what is typed in it has to be saved before. */
function OpenRequestActions({ isDirty, mayExtend, onOpen }: OpenRequestActionsProps) {
  const t = useGdprTexts();
  const reason = useId();
  return (
    <>
      <ButtonRow>
        {mayExtend && (
          <Button variant="default" onClick={() => onOpen('extend')}>
            {t('requests.extend.open')}
          </Button>
        )}
        <Button variant="default" disabled={isDirty} aria-describedby={isDirty ? reason : undefined} onClick={() => onOpen('close')}>
          {t('requests.close.open')}
        </Button>
      </ButtonRow>
      {isDirty && <output id={reason}>{t('requests.close.unsaved')}</output>}
    </>
  );
}

/** Proof of identity, and what was answered. */
function RequestFiles({ subjectRequestId }: Pick<SubjectRequest, 'subjectRequestId'>) {
  const t = useGdprTexts();
  return (
    <section>
      <FilesPanel place={{ files: requestFiles, ownerId: subjectRequestId }} />
      <p>{t('requests.files.hint')}</p>
    </section>
  );
}

/** How it ended: more time, and the answer. */
function RequestOutcome({ request: { extension, answer, state, dueDate, reopenings } }: { request: SubjectRequest }) {
  const t = useGdprTexts();
  const format = useFormat();
  const until = extension && { due: format.date(dueDate), date: format.date(extension.extendedOn), reason: extension.reason };
  return (
    <>
      {until && <Notice tone="note">{t('requests.extend.is', until)}</Notice>}
      {reopenings.map((former) => (
        <FormerAnswer key={former.at} former={former} />
      ))}
      {answer && (
        <Notice
          tone={state === 'answered' ? 'good' : 'note'}
          title={t('requests.close.is', { state: t(`requests.states.${state}`), date: format.date(answer.answeredOn) })}
        >
          {answer.text}
        </Notice>
      )}
    </>
  );
}

/** The answer that stood until the request was opened again, and why it was. */
function FormerAnswer({ former: { at, by, reason, state, answeredOn, text } }: { former: SubjectRequest['reopenings'][number] }) {
  const t = useGdprTexts();
  const format = useFormat();
  const moment = format.moment(at);
  const title = by ? t('requests.reopen.is', { name: by, moment, reason }) : t('requests.reopen.isPlain', { moment, reason });
  return (
    <Notice tone="note" title={title}>
      <p>{t('requests.reopen.former', { state: t(`requests.states.${state}`).toLowerCase(), date: format.date(answeredOn) })}</p>
      <p>{text}</p>
    </Notice>
  );
}
