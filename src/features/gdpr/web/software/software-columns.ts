import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { Column } from '#ui/table/column.ts';
import type { enSoftware } from '../../texts/en-software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { AgreementBadge, FileCell, SoftwareCell, UsesCell } from './SoftwareCell.tsx';
import { agreementState, type SoftwareRow } from './software-rows.ts';

/** The columns of the list of software; `onOpen` is undefined where nothing can be changed. */
export function useSoftwareColumns(onOpen: ((row: SoftwareRow) => void) | undefined): Column<SoftwareRow>[] {
  const t = useGdprTexts();
  const format = useFormat();
  const column = (
    key: keyof typeof enSoftware.columns,
    cell: Column<SoftwareRow>['cell'],
    more: Partial<Column<SoftwareRow>> = {},
  ): Column<SoftwareRow> => ({ key, header: t(`software.columns.${key}`), cell, isSortable: true, ...more });
  const nameOf = ({ software }: SoftwareRow) => createElement(SoftwareCell, { software });
  const name = (row: SoftwareRow) =>
    onOpen ? createElement(LinkButton, { isInText: true, onClick: () => onOpen(row) }, nameOf(row)) : nameOf(row);
  const badge = (row: SoftwareRow) => createElement(AgreementBadge, { state: agreementState(row) });
  return [
    column('software', name, { isPrimary: true, width: 14 }),
    column('agreement', badge, { width: 8 }),
    column('responsible', ({ agreement }) => agreement?.responsibleName ?? '', { width: 9 }),
    column('validTo', ({ agreement }) => format.date(agreement?.validTo ?? null), { width: 7 }),
    column('file', (row) => createElement(FileCell, { row }), { isSortable: false, width: 7, maxWidth: 13 }),
    column('treatments', ({ software }) => createElement(UsesCell, { software }), { width: 9, maxWidth: 15 }),
  ];
}
