import type { RowRules } from '#kernel/web/find-rows.ts';
import type { CompanySoftware, DataProcessorAgreement } from '../../contract/software.ts';

/** A software with its agreement, if it has one. */
export interface SoftwareRow {
  software: CompanySoftware;
  agreement: DataProcessorAgreement | undefined;
}

/** Each software with its agreement. */
export function softwareRows(softwares: readonly CompanySoftware[], agreements: readonly DataProcessorAgreement[]): SoftwareRow[] {
  const bySoftware = new Map(agreements.map((one) => [one.companySoftwareId, one]));
  return softwares.map((software) => ({ software, agreement: bySoftware.get(software.softwareId) }));
}

/** How far a software is from having an agreement in force. */
export function agreementState({ agreement }: SoftwareRow): 'without' | 'expired' | 'later' | 'with' {
  if (!agreement) return 'without';
  if (agreement.isExpired) return 'expired';
  return agreement.isInForce ? 'with' : 'later';
}

const order = { without: 0, expired: 1, later: 2, with: 3 };

/** How software is searched, filtered and sorted: what lacks an agreement comes first. */
export const softwareRules: RowRules<SoftwareRow> = {
  textOf: ({ software, agreement }) =>
    [software.softwareName, software.softwareCompanyName, agreement?.responsibleName ?? '', ...(agreement?.subProcessors ?? [])].join(' '),
  filters: { inForce: agreementState },
  sorts: {
    agreement: (row) => `${order[agreementState(row)]} ${row.software.softwareName}`,
    software: ({ software }) => software.softwareName,
    responsible: ({ agreement }) => agreement?.responsibleName ?? '',
    validTo: ({ agreement }) => agreement?.validTo ?? '9999',
    treatments: ({ software }) => software.treatments.length,
  },
};
