import type { RowRules } from '#kernel/web/find-rows.ts';
import { textIn } from '../../contract/local-text.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';

export const filterKeys = ['department', 'light', 'state', 'legalBasis', 'owner', 'agreement'] as const;

const textsOf = ({ treatmentName, activity, mainCategory, subCategory, purpose }: TreatmentRow) => [
  treatmentName,
  activity,
  mainCategory,
  subCategory,
  purpose,
];

/** How treatments are searched, filtered and sorted in the browser, by what the language shows. */
export function treatmentRules(language: 'no' | 'en', departmentOf: (key: string) => string): RowRules<TreatmentRow> {
  const nameOf = (row: TreatmentRow) => textIn(row.treatmentName, language);
  const departmentName = (row: TreatmentRow) => departmentOf(row.department);
  return {
    textOf: (row) =>
      [
        ...textsOf(row).flatMap(({ no, en }) => [no, en]),
        departmentName(row),
        row.owner ?? '',
        row.processorName,
        ...row.software.map(({ softwareName }) => softwareName),
      ].join(' '),
    filters: {
      department: (row) => row.department,
      light: (row) => String(row.statusId),
      state: (row) => row.state,
      legalBasis: (row) => row.legalBasis ?? '',
      owner: (row) => row.employeeId ?? '',
      agreement: (row) => (row.software.some(({ hasAgreement }) => !hasAgreement) ? 'missing' : 'complete'),
    },
    sorts: {
      // The departments stand together, their treatments by name.
      department: (row) => `${departmentName(row)}\n${nameOf(row)}`,
      name: nameOf,
      category: (row) => textIn(row.mainCategory, language),
      legalBasis: (row) => row.legalBasis ?? '',
      owner: (row) => row.owner ?? '',
      light: (row) => row.statusId,
      state: (row) => row.completion.percent,
      lastEdited: (row) => row.lastEdited,
    },
  };
}
