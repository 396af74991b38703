import { Select } from '@mantine/core';
import { DateField } from '#kernel/web/DateField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { Columns } from '#ui/Columns.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getGdprPeople } from '../../contract/endpoints-protocol.ts';
import { treatmentLights, treatmentStates } from '../../contract/kinds.ts';
import type { Completion } from '../../contract/treatment.ts';
import { colourOf, useLightWords } from '../components/TreatmentLight.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { useFieldName } from '../treatment/Completeness.tsx';
import type { FieldsProps } from './fields-props.ts';

interface FollowFieldsProps extends FieldsProps {
  /** How much of what the law asks for is answered in the form. */
  completion: Completion;
}

/** Who keeps it true, its light, whether it is final, and when it is looked at again. */
export function FollowFields({ form: { fields }, treatment, completion: { percent, missing } }: FollowFieldsProps) {
  const t = useGdprTexts();
  const format = useFormat();
  const nameOf = useFieldName();
  const lights = useLightWords();
  const { answer } = useCall(getGdprPeople, {});
  const people = answer?.people.map(({ companyUserId: id, fullName: name }) => ({ id, name }));
  const current = treatment?.employeeId ? { id: treatment.employeeId, name: treatment.owner ?? '' } : undefined;
  const hint =
    missing.length > 0
      ? t('treatment.hints.finalMissing', { percent, fields: format.list(missing.map(nameOf)) })
      : t('treatment.hints.final');
  return (
    <SettingSection title={t('treatment.sections.follow')} text={t('treatment.sections.followHint')}>
      <PersonSelect
        label={t('treatment.fields.employeeId')}
        description={t('treatment.hints.owner')}
        people={people}
        current={current}
        {...fields.getInputProps('employeeId')}
      />
      <Columns>
        <Select
          label={t('treatment.fields.statusId')}
          description={t('treatment.hints.ownerLight')}
          data={treatmentLights.map((light) => ({ value: String(light), label: lights[colourOf[light]] }))}
          allowDeselect={false}
          {...fields.getInputProps('statusId')}
        />
        <DateField label={t('treatment.fields.nextReview')} {...fields.getInputProps('nextReview')} />
      </Columns>
      <Select
        label={t('treatment.fields.state')}
        description={hint}
        data={treatmentStates.map((value) => ({
          value,
          label: t(`words.states.${value}`),
          disabled: value === 'final' && missing.length > 0,
        }))}
        allowDeselect={false}
        {...fields.getInputProps('state')}
      />
    </SettingSection>
  );
}
