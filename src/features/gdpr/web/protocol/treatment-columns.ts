import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import type { Column } from '#ui/table/column.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import type { enProtocol } from '../../texts/en-protocol.ts';
import { TreatmentLight } from '../components/TreatmentLight.tsx';
import { useGdprTexts, useLocalText, useNames } from '../gdpr-words.ts';
import type { ChangedField } from '../treatment/ChangeInPlace.tsx';
import { ChangeableCell, NameCell, SoftwareCell, StateCell } from './TreatmentCells.tsx';

/** The columns until the user has chosen some; the category stands under the name too. */
export const usualColumns = ['name', 'department', 'software', 'legalBasis', 'owner', 'light', 'state', 'lastEdited'];

/** The columns of the protocol. */
export function useTreatmentColumns(
  isFixed: boolean,
  onChange: (treatment: TreatmentRow, field: ChangedField) => void,
): Column<TreatmentRow>[] {
  const t = useGdprTexts();
  const local = useLocalText();
  const names = useNames();
  const format = useFormat();
  const column = (
    key: keyof typeof enProtocol.list.columns,
    cell: Column<TreatmentRow>['cell'],
    more: Partial<Column<TreatmentRow>> = {},
  ): Column<TreatmentRow> => ({ key, header: t(`protocol.list.columns.${key}`), cell, ...more });
  const isSortable = true;
  const changed = (row: TreatmentRow, field: Exclude<ChangedField, 'name'>, text: string) =>
    createElement(ChangeableCell, { row, field, text, onChange: isFixed ? undefined : onChange });
  return [
    column('name', (row) => createElement(NameCell, { row }), { isPrimary: true, isSortable, width: 11, maxWidth: 11.25 }),
    column('department', (row) => changed(row, 'department', names.department(row.department)), { isSortable, width: 7 }),
    column('software', (row) => createElement(SoftwareCell, { row }), { width: 5.5, maxWidth: 8 }),
    column('legalBasis', (row) => changed(row, 'basis', row.legalBasis ? t(`words.legalBases.${row.legalBasis}`) : ''), {
      isSortable,
      width: 8,
      maxWidth: 9,
    }),
    column('owner', (row) => changed(row, 'owner', row.owner ?? ''), { isSortable, width: 6.5, maxWidth: 7.5 }),
    column('light', (treatment) => createElement(TreatmentLight, { treatment, isFixed }), { isSortable, width: 5 }),
    column('state', (row) => createElement(StateCell, { row }), { isSortable, width: 7 }),
    column('lastEdited', ({ lastEdited }) => format.dayOf(lastEdited), { isSortable, width: 7 }),
    column('category', ({ mainCategory }) => local(mainCategory), { isSortable, width: 8 }),
    column('activity', ({ activity }) => local(activity), { width: 10, maxWidth: 16 }),
  ];
}
