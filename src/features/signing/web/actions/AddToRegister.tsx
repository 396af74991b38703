import { NumberInput, Select, TextInput } from '@mantine/core';
import { z } from 'zod';
import { contractFields } from '#features/contracts/contract/fields.ts';
import { getPossibleResponsibles } from '#features/contracts/contract/endpoints-register.ts';
import { contractType } from '#features/contracts/contract/kinds.ts';
import { PartyPicker } from '#features/parties/web/public.ts';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useGo } from '#kernel/web/address.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { addToContractRegister } from '../../contract/endpoints-life.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfRequests } from '../reads-of-requests.ts';

const longestTerm = 120;
const Months = z.union([
  z
    .number()
    .int()
    .min(1, field('tooSmall', { length: 1 }))
    .max(longestTerm, field('tooLarge', { length: longestTerm })),
  z.literal(''),
]);

/** What is asked for; an empty number is no period. */
const Entry = z
  .object({
    party: contractFields.party,
    partyId: contractFields.partyId,
    name: contractFields.name,
    responsible: z
      .string()
      .nullable()
      .pipe(z.string(field('select'))),
    type: z.enum(['renews', 'ends']),
    startDate: contractFields.startDate,
    endDate: contractFields.endDate,
    renewal: Months,
    notice: Months,
  })
  .refine(({ startDate, endDate }) => !endsBeforeStart(startDate, endDate), {
    message: field('endBeforeStart'),
    path: ['endDate'],
  });
type EntryValues = z.input<typeof Entry>;

const months = (number: number | ''): { number: number; unit: 'month' } | null => (number === '' ? null : { number, unit: 'month' });

interface AddToRegisterProps {
  request: SigningRequestItem;
  onClose: () => void;
}

/** Makes an entry of the contract register of a signed agreement, with its dates (signing.20). */
export function AddToRegister({ request, onClose }: AddToRegisterProps) {
  const t = useTexts<typeof en>('signing');
  const go = useGo();
  const { companyUserId } = useUser();
  const { answer } = useCall(getPossibleResponsibles, {}, { staleMinutes: 2 });
  const people = answer?.people.map(({ companyUserId: id, fullName, department: about }) => ({ id, name: fullName, about }));
  const { signingRequestId, version, name, recipients } = request;
  const { write } = useWrite(addToContractRegister, { changes: [...readsOfRequests, { method: 'GET', path: '/contracts/all' }] });
  const outsider = recipients.find((person) => person.companyUserId === null);
  const form = useForm<EntryValues, Answer<typeof addToContractRegister>>(Entry, {
    initial: {
      party: outsider?.name ?? '',
      partyId: null,
      name: name ?? '',
      responsible: companyUserId,
      type: 'renews',
      startDate: '',
      endDate: '',
      renewal: '',
      notice: '',
    },
    draft: { place: `signing/register/${signingRequestId}`, version },
    send: ({ type, renewal, notice, responsible, ...plain }, repeatKey) => {
      const terms = { renewalInterval: type === 'renews' ? months(renewal) : null, noticePeriod: months(notice) };
      const typeId = type === 'renews' ? contractType.automatic : contractType.ending;
      const contract = { ...plain, ...terms, typeId, responsible: responsible ?? '' };
      return write({ body: { signingRequestId, version, contract } }, { repeatKey });
    },
    onSent: ({ contractId }) => {
      const open = { label: t('request.register.open'), run: () => void go('/contracts/details', { contractId }) };
      showToast({ title: t('request.register.done', { name: form.fields.getValues().name }), action: open });
      onClose();
    },
  });
  const { party, partyId, type } = form.fields.getValues();
  const types = (['renews', 'ends'] as const).map((value) => ({ value, label: t(`request.register.types.${value}`) }));
  const number = { min: 1, max: longestTerm, allowDecimal: false, allowNegative: false, hideControls: true } as const;
  return (
    <FormDrawer title={t('request.register.title')} form={form} onClose={onClose} send={t('request.register.confirm')}>
      <p>{t('request.register.text')}</p>
      <PartyPicker
        label={t('request.register.party')}
        required
        {...form.fields.getInputProps('party')}
        value={{ name: party, partyId }}
        onChange={(chosen) => form.fields.setValues({ party: chosen.name, partyId: chosen.partyId })}
      />
      <TextInput label={t('request.register.name')} required autoComplete="off" {...form.fields.getInputProps('name')} />
      <PersonSelect label={t('request.register.responsible')} required people={people} {...form.fields.getInputProps('responsible')} />
      <Select label={t('request.register.type')} data={types} allowDeselect={false} {...form.fields.getInputProps('type')} />
      <DateField label={t('request.register.startDate')} {...form.fields.getInputProps('startDate')} />
      <DateField label={t('request.register.endDate')} {...form.fields.getInputProps('endDate')} />
      {type === 'renews' && <NumberInput label={t('request.register.renewal')} {...number} {...form.fields.getInputProps('renewal')} />}
      <NumberInput label={t('request.register.notice')} {...number} {...form.fields.getInputProps('notice')} />
    </FormDrawer>
  );
}
