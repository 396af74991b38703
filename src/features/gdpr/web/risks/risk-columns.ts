import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import type { Column } from '#ui/table/column.ts';
import type { RiskAssessment } from '../../contract/endpoints-risks.ts';
import type { enRisks } from '../../texts/en-risks.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { RiskName, RiskScore, RiskState } from './RiskCells.tsx';

/** The columns until the user has chosen some. */
export const usualColumns = ['overview', 'inherent', 'residual', 'actions', 'treated', 'trigger'];

/** The columns of the list of risks. */
export function useRiskColumns(): Column<RiskAssessment>[] {
  const t = useGdprTexts();
  const local = useLocalText();
  const format = useFormat();
  const column = (
    key: keyof typeof enRisks.columns,
    cell: Column<RiskAssessment>['cell'],
    more: Partial<Column<RiskAssessment>> = {},
  ): Column<RiskAssessment> => ({ key, header: t(`risks.columns.${key}`), cell, ...more });
  const score = (one: RiskAssessment['inherent']) => (one ? createElement(RiskScore, { score: one }) : t('risks.notScored'));
  const done = ({ actions }: RiskAssessment) =>
    actions.length > 0 && t('risks.actionsDone', { done: actions.filter(({ isDone }) => isDone).length, all: actions.length });
  const isSortable = true;
  return [
    column('overview', (risk) => createElement(RiskName, { risk }), { isPrimary: true, isSortable, width: 14, maxWidth: 19 }),
    column('inherent', ({ inherent }) => score(inherent), { isSortable, width: 7 }),
    column('residual', ({ residual }) => score(residual), { isSortable, width: 8 }),
    column('actions', done, { width: 8 }),
    column('treated', (risk) => createElement(RiskState, { risk }), { isSortable, width: 8 }),
    column('trigger', ({ treatments }) => format.list(treatments.map(({ treatmentName }) => local(treatmentName))), {
      width: 12,
      maxWidth: 16,
    }),
    column('measures', ({ measures }) => local(measures), { width: 12, maxWidth: 18 }),
    column('created', ({ created }) => format.moment(created), { isSortable, width: 9 }),
  ];
}
