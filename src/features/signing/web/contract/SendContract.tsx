import { useState } from 'react';
import { LimitNotice } from '#features/billing/web/public.ts';
import type { EmploymentDocument } from '#features/employment/contract/document.ts';
import { contactsToSign } from '#features/employment/contract/rules/signers.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useUploadGuard } from '#kernel/web/use-upload-guard.ts';
import { showToast } from '#ui/toasts.ts';
import { createSigningRequest } from '../../contract/endpoints-create.ts';
import type { en } from '../../texts/en.ts';
import { useAttachmentUploads } from '../components/use-uploads.ts';
import { readsOfContracts } from '../reads-of-requests.ts';
import { useSignaturesLeft } from '../use-signatures-left.ts';
import { firstTerms, sentTerms, TermsSchema, type TermsValues } from './terms-values.ts';
import { TermsFields } from './TermsFields.tsx';

interface SendContractProps {
  document: EmploymentDocument;
  onClose: () => void;
}

/** Sends a published employment contract for signing; what was typed when it was published comes back. */
export function SendContract({ document, onClose }: SendContractProps) {
  const t = useTexts<typeof en>('signing');
  const left = useSignaturesLeft();
  const { documentId, language, version: documentVersion } = document;
  const { write } = useWrite(createSigningRequest, { changes: readsOfContracts });
  const [initial] = useState(() => firstTerms({ signers: contactsToSign(document), language }));
  const terms = useForm<TermsValues, Answer<typeof createSigningRequest>>(TermsSchema, {
    initial,
    draft: { place: `signing/contract/${documentId}` },
    send: (values, repeatKey) => write({ body: { documentId, documentVersion, ...sentTerms(values, language) } }, { repeatKey }),
    onSent: ({ signingRequest }) => {
      showToast({ title: t('contract.sent', { name: signingRequest.name ?? '' }) });
      onClose();
    },
    onRefused: left.handleRefusal,
  });
  const uploads = useAttachmentUploads(terms.fields);
  const form = useUploadGuard(terms, uploads.running.length > 0);
  return (
    <FormDrawer title={t('contract.send')} form={form} onClose={onClose} send={t('contract.send')}>
      <TermsFields form={form} uploads={uploads} />
      <LimitNotice limit={left.limit} />
    </FormDrawer>
  );
}
