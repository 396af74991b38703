import { z } from 'zod';
import { usePersonChoices } from '#features/people/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { setPerson } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';

const Chosen = z.object({ companyUserId: z.string(field('select')).min(1, field('select')) });
type Chosen = z.output<typeof Chosen>;

/** Says whose a contract is, once. */
export function SetPerson({ document, onClose }: { document: DocumentListItem; onClose: () => void }) {
  const t = useTexts<typeof en>('employment');
  const people = usePersonChoices({ isStaff: true });
  const { write } = useWrite(setPerson, { changes: readsOfDocuments });
  const { documentId, version, hasSignedCopy } = document;
  const form = useForm<Chosen, Answer<typeof setPerson>>(Chosen, {
    initial: { companyUserId: '' },
    draft: { place: `employment/${documentId}/person`, version },
    send: ({ companyUserId }) => write({ body: { documentId, version, companyUserId } }),
    onSent: ({ isOnProfile }) => {
      const lines = hasSignedCopy ? [t(isOnProfile ? 'list.upload.onProfile' : 'list.upload.notOnProfile')] : [];
      showToast({ title: t('record.setPerson.done'), lines });
      onClose();
    },
  });
  return (
    <FormDialog title={t('record.setPerson.title')} form={form} onClose={onClose} send={t('record.setPerson.confirm')}>
      <p>{t(hasSignedCopy ? 'record.setPerson.textSigned' : 'record.setPerson.text')}</p>
      <PersonSelect label={t('list.new.choose')} required data-autofocus people={people} {...form.fields.getInputProps('companyUserId')} />
    </FormDialog>
  );
}
