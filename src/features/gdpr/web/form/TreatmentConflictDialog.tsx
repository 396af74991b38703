import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { getCompanySoftwares } from '../../contract/endpoints-agreements.ts';
import { getGdprPeople } from '../../contract/endpoints-protocol.ts';
import { art9Bases, legalBases, retentionStarts, transferSafeguards, treatmentRoles, treatmentStates } from '../../contract/kinds.ts';
import { colourOf, useLightWords } from '../components/TreatmentLight.tsx';
import { useGdprTexts, useNames } from '../gdpr-words.ts';
import { useFieldName } from '../treatment/Completeness.tsx';
import { useCountryNames } from '../treatment/treatment-words.ts';
import type { TreatmentName, TreatmentValues } from './treatment-values.ts';

/** A concurrent change of the treatment: which version to keep of each field. */
export function TreatmentConflictDialog({ conflict }: { conflict: FormConflict<TreatmentValues> | undefined }) {
  const t = useGdprTexts();
  const nameOf = useFieldName();
  const write = useValueText(conflict !== undefined);
  return (
    <FormConflictDialog
      conflict={conflict}
      labelOf={(name) => nameOf(name === 'transfers' ? 'transferCountries' : name)}
      textOf={write}
      none={t('words.notSaid')}
    />
  );
}

/** A value of the form as text. */
function useValueText(isNeeded: boolean): (name: TreatmentName, values: TreatmentValues) => string {
  const format = useFormat();
  const names = useNames();
  const countries = useCountryNames();
  const choice = useChoiceText();
  const { answer: people } = useCall(getGdprPeople, {}, { enabled: isNeeded });
  const { answer: softwares } = useCall(getCompanySoftwares, {}, { enabled: isNeeded });
  const softwareName = (id: string) => softwares?.companySoftwares.find(({ softwareId }) => softwareId === id)?.softwareName ?? '';
  return (name, values) => {
    if (name === 'employeeId') return people?.people.find(({ companyUserId }) => companyUserId === values.employeeId)?.fullName ?? '';
    if (name === 'softwareIds') return format.list(values.softwareIds.map(softwareName));
    if (name === 'dataSubjects') return names.subjects(values.dataSubjects);
    if (name === 'dataCategories') return names.categories(values.dataCategories);
    if (name === 'transferCountries') return format.list(values.transferCountries.map(countries));
    if (name === 'department') return names.department(values.department);
    if (name === 'nextReview') return format.date(values.nextReview || null);
    const value = values[name];
    if (typeof value === 'object' && value !== null) return [...new Set([value.no, value.en])].filter(Boolean).join(' / ');
    return choice(name, String(value ?? ''));
  };
}

/** The words of a chosen value; what is typed stands as it is. */
function useChoiceText(): (name: TreatmentName, value: string) => string {
  const t = useGdprTexts();
  const lights = useLightWords();
  const among = <Key extends string>(keys: readonly Key[], value: string, named: (key: Key) => string): string => {
    const key = keys.find((one) => one === value);
    return key === undefined ? '' : named(key);
  };
  return (name, value) => {
    switch (name) {
      case 'role':
        return among(treatmentRoles, value, (key) => t(`words.roles.${key}`));
      case 'state':
        return among(treatmentStates, value, (key) => t(`words.states.${key}`));
      case 'legalBasis':
        return among(legalBases, value, (key) => t(`words.legalBases.${key}`));
      case 'art9Basis':
        return among(art9Bases, value, (key) => t(`words.art9Bases.${key}`));
      case 'transferSafeguard':
        return among(transferSafeguards, value, (key) => t(`words.safeguards.${key}`));
      case 'retentionFrom':
        return among(retentionStarts, value, (key) => t(`words.retentionStarts.${key}`));
      case 'statusId':
        return among(['1', '2', '3'], value, (key) => lights[colourOf[key === '1' ? 1 : key === '2' ? 2 : 3]]);
      case 'hasAgreement':
      case 'dpiaNeeded':
        return among(['yes', 'no'] as const, value, (key) => t(`words.${key}`));
      case 'transfers':
        return among(['none', 'some'] as const, value, (key) => t(`treatment.hints.${key === 'none' ? 'noTransfer' : 'someTransfer'}`));
      default:
        return value;
    }
  };
}
