import { useQueryClient } from '@tanstack/react-query';
import type { LimitCheck } from '#features/billing/web/public.ts';
import { useGo, useQuery } from '#kernel/web/address.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { notSent, useForm, type Form } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { useUploadGuard } from '#kernel/web/use-upload-guard.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { useAttachmentUploads, type Uploads } from '../components/use-uploads.ts';
import { listsOfRequests } from '../reads-of-requests.ts';
import { useSignaturesLeft } from '../use-signatures-left.ts';
import { schemaOf, stepOf, steps, type PersonResult, type NewRequestValues, type Step } from './new-values.ts';
import { useSendRequest } from './use-send-request.ts';

export interface NewRequest {
  form: Form<NewRequestValues>;
  values: NewRequestValues;
  step: Step;
  open: (step: Step) => void;
  attachments: Uploads;
  /** Says that there are no signatures left. */
  limit: LimitCheck;
}

interface NewRequestOptions {
  initial: NewRequestValues;
  onResults: (results: readonly PersonResult[], values: NewRequestValues) => void;
}

/** The form of a new request; each step is judged when it is left, and the last one sends (signing.74). */
export function useNewRequest({ initial, onResults }: NewRequestOptions): NewRequest {
  const t = useTexts<typeof en>('signing');
  const go = useGo();
  const cache = useQueryClient();
  const [query] = useQuery();
  const left = useSignaturesLeft();
  const requestedStep = steps.find((one) => String(one) === query['step']) ?? 1;
  const send = useSendRequest();
  // Each step is one of the browser's history.
  const open = (step: Step): void => void go('/esigning/new', { ...query, step: step === 1 ? undefined : String(step) });
  const end = (result: string | readonly PersonResult[]): void => {
    void invalidate(cache, ...listsOfRequests);
    const sent = form.fields.getValues();
    if (typeof result !== 'string') return onResults(result, sent);
    showToast({ title: t('new.sent', { name: sent.name }) });
    void go('/esigning', { signingRequestId: result });
  };
  const form: Form<NewRequestValues> = useForm<NewRequestValues, string | readonly PersonResult[]>(schemaOf(requestedStep), {
    initial,
    draft: { place: query['companyUserId'] ? `signing/new/${query['companyUserId']}` : 'signing/new' },
    send: async (values, repeatKey) => {
      const step = stepOf(values, requestedStep);
      // A file that was refused after its step was left is told of there, before anything is sent without it.
      const isToldOf = step === 1 || attachments.refused === undefined;
      if (step === 3 && isToldOf) return send(values, repeatKey);
      if (step === 1) attachments.clearRefused();
      open(!isToldOf ? 1 : step === 1 ? 2 : 3);
      return notSent;
    },
    onSent: end,
    onRefused: (error) => left.handleRefusal(error) || handleGoneFiles(error),
  });
  const values = form.fields.getValues();
  const step = stepOf(values, requestedStep);
  const attachments = useAttachmentUploads(form.fields);
  // The people can be chosen while the files are on their way.
  const guarded = useUploadGuard(form, step === 3 && attachments.running.length > 0);

  /** Uploads are kept for a day. */
  function handleGoneFiles(error: CallError): boolean {
    if (!error.has('signing.UnknownFile')) return false;
    form.fields.setValues({ document: [], attachments: [] });
    form.fields.setErrors({ document: t('new.document.gone') });
    open(1);
    return true;
  }

  return { form: guarded, values, step, open, attachments, limit: left.limit };
}
