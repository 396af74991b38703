import type { RowRules } from '#kernel/web/find-rows.ts';
import type { RiskAssessment } from '../../contract/endpoints-risks.ts';
import { textIn } from '../../contract/local-text.ts';
import { cellOf } from './RiskMatrix.tsx';

/** `cell` is chosen in the matrix. */
export const filterKeys = ['treated', 'level', 'stale', 'cell'] as const;

const scoreOf = ({ residual, inherent }: RiskAssessment) => residual ?? inherent;

/** How risks are searched, filtered and sorted in the browser. */
export function riskRules(language: 'no' | 'en'): RowRules<RiskAssessment> {
  return {
    textOf: ({ overview, measures, comment, treatments }) =>
      [overview, measures, comment, ...treatments.map(({ treatmentName }) => treatmentName)].flatMap(({ no, en }) => [no, en]).join(' '),
    filters: {
      treated: ({ treated }) => (treated ? 'yes' : 'no'),
      level: (risk) => scoreOf(risk)?.level,
      stale: ({ isStale }) => (isStale ? 'yes' : 'no'),
      cell: cellOf,
    },
    sorts: {
      level: (risk) => scoreOf(risk)?.score ?? 0,
      overview: ({ overview }) => textIn(overview, language),
      inherent: ({ inherent }) => inherent?.score ?? 0,
      residual: ({ residual }) => residual?.score ?? 0,
      treated: ({ treated }) => (treated ? 1 : 0),
      created: ({ created }) => created,
    },
  };
}
