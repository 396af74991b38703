import { useState } from 'react';
import { z } from 'zod';
import { personFiles } from '#features/files/contract/endpoints-people.ts';
import { FolderField } from '#features/files/web/public.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useGo } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { copySignedDocumentToProfileCard } from '../../contract/endpoints-files.ts';
import { getSigningRequest } from '../../contract/endpoints.ts';
import type { SigningRequest, SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

import { readsOfRequests } from '../reads-of-requests.ts';

const Place = z.object({
  companyUserId: z
    .string()
    .nullable()
    .pipe(z.string(field('select'))),
  folderId: z.string().nullable(),
});

interface CopyToProfileProps {
  request: SigningRequestItem;
  onClose: () => void;
}

/** Copies the signed PDF to the profile of a person (signing.16): an employment contract to that of its own alone. */
export function CopyToProfile(props: CopyToProfileProps) {
  const { answer, loading } = useCall(getSigningRequest, { query: { signingRequestId: props.request.signingRequestId } });
  return loading ? null : <CopyDialog {...props} contractPersonId={answer?.signingRequest.contractPersonId ?? null} />;
}

function CopyDialog({ request, contractPersonId, onClose }: CopyToProfileProps & Pick<SigningRequest, 'contractPersonId'>) {
  const t = useTexts<typeof en>('signing');
  const go = useGo();
  const everyone = usePersonChoices();
  const { signingRequestId, signedFileId, recipients } = request;
  const people = contractPersonId === null ? everyone : everyone?.filter(({ id }) => id === contractPersonId);
  const [first] = useState(() => contractPersonId ?? recipients.flatMap(({ companyUserId }) => companyUserId ?? [])[0] ?? null);
  const { write } = useWrite(copySignedDocumentToProfileCard, { changes: readsOfRequests });
  const form = useForm<z.input<typeof Place>, Answer<typeof copySignedDocumentToProfileCard>>(Place, {
    initial: { companyUserId: first, folderId: null },
    draft: { place: `signing/copy/${signingRequestId}` },
    send: ({ companyUserId, folderId }) => write({ body: { fileId: signedFileId ?? '', companyUserId: companyUserId ?? '', folderId } }),
    onSent: () => {
      const { companyUserId } = form.fields.getValues();
      const open = {
        label: t('request.copy.open'),
        run: () => void go('/people/details', { employeeId: companyUserId ?? '', tab: 'files' }),
      };
      showToast({ title: t('request.copy.done'), action: open });
      onClose();
    },
  });
  const { companyUserId } = form.fields.getValues();
  const person = form.fields.getInputProps('companyUserId');
  return (
    <FormDialog title={t('request.copy.title')} form={form} onClose={onClose} send={t('request.copy.confirm')}>
      <p>{t('request.copy.text')}</p>
      <PersonSelect
        label={t('request.copy.person')}
        required
        people={people}
        data-autofocus
        {...person}
        onChange={(id) => form.fields.setValues({ companyUserId: id, folderId: null })}
      />
      {companyUserId !== null && (
        <FolderField
          key={companyUserId}
          label={t('request.copy.folder')}
          place={{ files: personFiles, ownerId: companyUserId }}
          {...form.fields.getInputProps('folderId')}
        />
      )}
    </FormDialog>
  );
}
