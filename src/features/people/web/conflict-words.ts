import type { Difference } from '#kernel/web/ConflictDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import { addressText, type EditField, type EditValues } from './edit-values.ts';
import { fullName } from './person.ts';
import { usePeople } from './use-people.ts';
import type { Conflict } from './use-save-person.ts';

/** The differences of a conflict as text. */
export function useDifferences(conflict: Conflict | undefined): Difference[] | undefined {
  const t = useTexts<typeof en>('people');
  const write = useFieldText(conflict !== undefined);
  return conflict?.fields.map((name) => ({
    name,
    label: t(`fields.${name}`),
    mine: write(name, conflict.mine) || t('edit.empty'),
    theirs: write(name, conflict.theirs) || t('edit.empty'),
  }));
}

const dates: ReadonlySet<EditField> = new Set(['startDate', 'endDate', 'trialPeriodEndDate', 'birthday']);

function useFieldText(isNeeded: boolean): (name: EditField, values: EditValues) => string {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const language = useLanguage();
  const { people } = usePeople({ enabled: isNeeded });
  return (name, values) => {
    const { address, emergencyContacts, reportingToCompanyUserId, positionType, salaryInterval, preferredLanguage } = values;
    if (name === 'address') return addressText(address, language);
    if (name === 'emergencyContacts') return emergencyContacts.map((contact) => `${contact.fullName} ${contact.phone}`).join(', ');
    if (name === 'reportingToCompanyUserId') {
      const manager = people.find(({ id }) => id === reportingToCompanyUserId);
      return manager ? fullName(manager) : '';
    }
    // The values of these choices are the keys of their texts.
    if (name === 'positionType' && positionType) return t(`positionTypes.${positionType as keyof typeof en.positionTypes}`);
    // Like above.
    if (name === 'salaryInterval' && salaryInterval) return t(`salaryIntervals.${salaryInterval as keyof typeof en.salaryIntervals}`);
    // Like above.
    if (name === 'preferredLanguage' && preferredLanguage) return t(`languages.${preferredLanguage as keyof typeof en.languages}`);
    const value = values[name];
    if (typeof value === 'boolean') return t(value ? 'list.yes' : 'list.no');
    return dates.has(name) ? format.date(String(value)) : String(value ?? '');
  };
}
