import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getContract, updateContract } from '../../contract/endpoints.ts';
import { getPossibleResponsibles } from '../../contract/endpoints-register.ts';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

const Change = z.object({
  responsible: z
    .string()
    .nullable()
    .pipe(z.string(field('select'))),
});
type ChangeValues = z.input<typeof Change>;

interface ChangeResponsibleProps {
  contract: ContractRow;
  onClose: () => void;
}

/** Gives one contract to somebody else (contracts.93). */
export function ChangeResponsible({ contract: opened, onClose }: ChangeResponsibleProps) {
  const t = useTexts<typeof en>('contracts');
  // As it is now, also when what others do with it takes it out of the list.
  const read = useCall(getContract, { query: { contractId: opened.contractId } });
  const contract = read.answer?.contract ?? opened;
  const { contractId, name, version, responsible: former, responsibleId } = contract;
  const { answer } = useCall(getPossibleResponsibles, {});
  const people = answer?.people
    .filter(({ companyUserId }) => companyUserId !== responsibleId)
    .map(({ companyUserId: id, fullName, department: about }) => ({ id, name: fullName, about }));
  const { write } = useWrite(updateContract, { changes: readsOfContracts });
  const form = useForm<ChangeValues, Answer<typeof updateContract>>(Change, {
    initial: { responsible: null },
    draft: { place: `contracts/responsible/${contractId}`, version },
    replaces: former,
    send: ({ responsible }) => write({ body: { contract: { contractId, version, responsible: responsible ?? '' } }, files: [] }),
    onSent: (saved) => {
      showToast({ title: t('list.responsible.done', { name, person: saved.contract.responsible ?? '' }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('list.responsible.title', { name })}
      form={form}
      onClose={onClose}
      isBlocked={form.fields.getValues().responsible === null}
      send={t('list.responsible.confirm')}
    >
      {former && <p>{t('list.responsible.lead', { person: former })}</p>}
      <PersonSelect label={t('list.responsible.to')} people={people} data-autofocus {...form.fields.getInputProps('responsible')} />
    </FormDialog>
  );
}
