import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { ContractRow } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { DeadlineCell, MarksCell, NameCell, ValueCell } from './components/ContractCells.tsx';
import { ContractLight } from './components/ContractLight.tsx';
import { ContractStatusBadge } from './components/ContractStatusBadge.tsx';
import { useContractWords } from './contract-words.ts';
import type { ChangeLight } from './use-change-light.ts';

/** The columns until the user has chosen some; category and marks stand under the name too. */
export const usualColumns = ['name', 'party', 'trafficLight', 'nextDeadline', 'responsible', 'status', 'contractValue'];

type Name = keyof typeof en.list.columns;

/** The columns of the list; `onLight` is undefined where nothing can be changed. */
export function useContractColumns(onLight: ChangeLight | undefined): Column<ContractRow>[] {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const words = useContractWords();
  const lightCell = (contract: ContractRow) => createElement(ContractLight, { contract, onChange: onLight });
  const column = columnsWith(t);
  const isSortable = true;
  return [
    column('name', (row) => createElement(NameCell, { row }), { isPrimary: true, isSortable, width: 12, maxWidth: 13.5 }),
    column('party', ({ party }) => inFull(party), { isSortable, width: 9, maxWidth: 11 }),
    column('trafficLight', lightCell, { isSortable, width: 5.5 }),
    column('nextDeadline', (row) => createElement(DeadlineCell, { row }), { isSortable, width: 7 }),
    column('marks', (row) => createElement(MarksCell, { row }), { width: 4 }),
    column('responsible', ({ responsible }) => inFull(responsible ?? ''), { isSortable, width: 8, maxWidth: 10 }),
    column('status', (contract) => createElement(ContractStatusBadge, { contract }), { isSortable, width: 6.5 }),
    column('contractValue', (row) => createElement(ValueCell, { row }), { isSortable, align: 'end', width: 7 }),
    column('category', ({ category }) => category ?? '', { isSortable, width: 8 }),
    column('typeId', words.type, { width: 9 }),
    column('noticePeriod', ({ noticePeriod }) => words.term(noticePeriod), { width: 8 }),
    column('renewEndDate', ({ renewEndDate }) => format.date(renewEndDate), { isSortable, width: 9 }),
    column('lastChangeDate', ({ lastChangeDate }) => format.moment(lastChangeDate), { isSortable, width: 11 }),
  ];
}

/** A text that the pointer shows in full where the column ends it in dots. */
const inFull = (text: string) => createElement('span', { title: text }, text);

/** Makes columns with the names of this list. */
function columnsWith(t: Texts<typeof en>) {
  return (key: Name, cell: Column<ContractRow>['cell'], more: Partial<Column<ContractRow>> = {}): Column<ContractRow> => ({
    key,
    header: t(`list.columns.${key}`),
    cell,
    ...more,
  });
}
