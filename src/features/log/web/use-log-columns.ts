import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { LogLine } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { ChangesCell, WhatCell } from './components/LogCells.tsx';

/** The columns of the log. */
export function useLogColumns(): readonly Column<LogLine>[] {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  return [
    { key: 'what', header: t('list.what'), isPrimary: true, width: 20, cell: (line) => createElement(WhatCell, { line }) },
    { key: 'at', header: t('list.at'), width: 11, cell: ({ at }) => format.moment(at) },
    { key: 'changes', header: t('list.changes'), width: 18, cell: ({ changes }) => createElement(ChangesCell, { changes }) },
    { key: 'area', header: t('list.area'), width: 11, cell: ({ area }) => t(`areas.${area}`) },
  ];
}
