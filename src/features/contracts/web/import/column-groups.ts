import type { FieldGroups } from '#kernel/web/imports/ColumnTable.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { ContractImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';

const groups = {
  contract: ['party', 'registryId', 'name', 'category', 'responsible', 'signedBy', 'status'],
  dates: ['startDate', 'endDate', 'typeId', 'renewalInterval', 'noticePeriod'],
  value: ['value', 'currency', 'interval'],
  contact: ['contactName', 'contactEmail', 'contactPhone', 'notes'],
} satisfies Record<string, readonly ContractImportField[]>;
// The keys of a literal are those written in it.
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** The fields of a list of contracts to choose from, in groups. */
export function useColumnGroups(): FieldGroups<ContractImportField> {
  const t = useTexts<typeof en>('contracts');
  return groupNames.map((group) => ({
    group: t(`import.columns.groups.${group}`),
    items: groups[group].map((one) => ({ value: one, label: t(`import.fields.${one}`) })),
  }));
}
