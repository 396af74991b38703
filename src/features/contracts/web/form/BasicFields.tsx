import { Autocomplete, Select, TextInput } from '@mantine/core';
import { PartyPicker } from '#features/parties/web/public.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getContractSettings, getPossibleResponsibles } from '../../contract/endpoints-register.ts';
import { contractStatus } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Who it is with, what it is called, and who looks after it. */
export function BasicFields({ form: { fields }, contract }: ContractForm) {
  const t = useTexts<typeof en>('contracts');
  const { party, partyId } = fields.getValues();
  const settings = useCall(getContractSettings, {}, { staleMinutes: 2 });
  const responsibles = useCall(getPossibleResponsibles, {}, { staleMinutes: 2 });
  const people = (responsibles.answer?.people ?? []).map(({ companyUserId, fullName, department }) => ({
    id: companyUserId,
    name: fullName,
    about: department,
  }));
  const current = contract?.responsibleId ? { id: contract.responsibleId, name: contract.responsible ?? '' } : undefined;
  const statuses = Object.entries(contractStatus).map(([key, value]) => ({
    value: String(value),
    // The keys are those of the texts.
    label: t(`status.${key as keyof typeof contractStatus}`),
  }));
  return (
    <SettingSection title={t('form.basics')}>
      <PartyPicker
        label={t('form.party')}
        required
        {...fields.getInputProps('party')}
        value={{ name: party, partyId }}
        onChange={(chosen) => fields.setValues({ party: chosen.name, partyId: chosen.partyId })}
      />
      <TextInput label={t('form.name')} required maxLength={200} autoComplete="off" {...fields.getInputProps('name')} />
      <Columns>
        <Autocomplete
          label={t('form.category')}
          data={settings.answer?.settings.categories ?? []}
          maxLength={60}
          limit={20}
          {...fields.getInputProps('category')}
        />
        <Select label={t('form.status')} data={statuses} allowDeselect={false} {...fields.getInputProps('status')} />
      </Columns>
      <PersonSelect
        label={t('form.responsible')}
        required
        people={people}
        current={current}
        readOnly={contract !== undefined && !contract.permissions.updateResponsible}
        {...fields.getInputProps('responsible')}
      />
      <TextInput label={t('form.signedBy')} maxLength={100} autoComplete="off" {...fields.getInputProps('signedBy')} />
    </SettingSection>
  );
}
