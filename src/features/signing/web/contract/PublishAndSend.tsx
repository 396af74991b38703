import { useState, type ComponentProps } from 'react';
import { LimitNotice } from '#features/billing/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { warningLines } from '#kernel/web/error-texts.ts';
import { draftOf } from '#kernel/web/form-drafts.ts';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import type { WebPorts } from '#kernel/web/ports.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useUploadGuard } from '#kernel/web/use-upload-guard.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { publishAndSendDocument } from '../../contract/endpoints-publish.ts';
import type { en } from '../../texts/en.ts';
import { useAttachmentUploads } from '../components/use-uploads.ts';
import { listsOfContracts } from '../reads-of-requests.ts';
import { useSignaturesLeft } from '../use-signatures-left.ts';
import { firstTerms, sentTerms, TermsSchema, type TermsValues } from './terms-values.ts';
import { TermsFields } from './TermsFields.tsx';

type PublishAndSendProps = ComponentProps<WebPorts['sendContract']>;
type Sent = Answer<typeof publishAndSendDocument>;

/** Publishes an employment contract and sends it for signing in one go (signing.79). */
export function PublishAndSend(props: PublishAndSendProps) {
  return usePermission('EsigningEdit') ? <Sending {...props} /> : props.otherwise;
}

function Sending({ documentId, language, signers, about, isBlocked, beforeSend, readVersion, onPublished }: PublishAndSendProps) {
  const t = useTexts<typeof en>('signing');
  const left = useSignaturesLeft();
  const { write } = useWrite(publishAndSendDocument, { changes: listsOfContracts });
  const [initial] = useState(() => firstTerms({ signers, language }));
  const place = `signing/contract/${documentId}`;
  // The wizard around it follows the version, and meets what others have saved before this is sent.
  const terms = useForm<TermsValues, Sent>(TermsSchema, {
    initial,
    draft: { place },
    send: async (values, repeatKey) => {
      if (!(await beforeSend())) return notSent;
      const body = { documentId, version: readVersion(), terms: sentTerms(values, language) };
      // What was not done stands on the page of the contract.
      return write({ body }, { repeatKey, onWarnings: () => undefined });
    },
    onSent: ({ name, signingRequestId, code }) => {
      if (code === null) {
        showToast({ title: t('contract.sent', { name }) });
      } else {
        // It is sent from the page of the contract, where what was typed is offered again.
        const typed = draftOf(initial, terms.fields.getValues(), []);
        if (typed) recordDrafts.keep(place, typed);
        showToast({ tone: 'bad', title: t('contract.notSent'), lines: warningLines([code], 'signing') });
      }
      onPublished(signingRequestId !== null);
    },
    onRefused: left.handleRefusal,
  });
  const uploads = useAttachmentUploads(terms.fields);
  const form = useUploadGuard(terms, uploads.running.length > 0);
  return (
    <SettingSection title={t('contract.title')} text={t('contract.text')}>
      {about}
      <FormFrame form={form} label={t('contract.title')} send={t('contract.publishAndSend')} isBlocked={isBlocked} buttonsAt="start">
        <TermsFields form={form} uploads={uploads} />
      </FormFrame>
      <LimitNotice limit={left.limit} />
    </SettingSection>
  );
}
