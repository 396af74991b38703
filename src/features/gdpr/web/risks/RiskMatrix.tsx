import { VisuallyHidden } from '@mantine/core';
import { riskSteps, type RiskStep } from '../../contract/kinds.ts';
import type { RiskAssessment } from '../../contract/endpoints-risks.ts';
import { levelOf } from '../../contract/rules/risk-score.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Matrix } from '#ui/Matrix.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './risks.module.css';

interface RiskMatrixProps {
  risks: readonly RiskAssessment[];
  /** The cell whose risks the list shows: `3-4`. */
  chosen: string | undefined;
  onChoose: (cell: string | undefined) => void;
}

/** Where the risks stand now, with the measures in place: a table of likelihood and consequence (gdpr.90). */
export function RiskMatrix({ risks, chosen, onChoose }: RiskMatrixProps) {
  const t = useGdprTexts();
  const rows = riskSteps.toReversed().map((step) => ({ key: String(step), step, label: t(`risks.likelihoods.${step}`) }));
  const columns = riskSteps.map((step) => ({ key: String(step), step, label: t(`risks.consequences.${step}`) }));
  return (
    <CardSection title={t('risks.matrix')}>
      <p className={styles['quiet']}>{t('risks.matrixLead')}</p>
      <Matrix
        label={t('risks.matrix')}
        corner={t('risks.corner')}
        rows={rows}
        columns={columns}
        renderCell={(row, column) => {
          const cell = `${row.step}-${column.step}`;
          const count = risks.filter((risk) => cellOf(risk) === cell).length;
          const level = levelOf(row.step * column.step);
          const words = { count, likelihood: row.step, consequence: column.step, level: t(`risks.levels.${level}`) };
          return (
            <button
              type="button"
              className={styles['cell']}
              data-level={level}
              aria-pressed={chosen === cell}
              disabled={count === 0 && chosen !== cell}
              onClick={() => onChoose(chosen === cell ? undefined : cell)}
            >
              <VisuallyHidden component="span">{t('risks.cell', words)}</VisuallyHidden>
              <strong aria-hidden>{count === 0 ? '' : count}</strong>
              <span aria-hidden className={styles['level']}>
                {words.level}
              </span>
            </button>
          );
        }}
      />
    </CardSection>
  );
}

/** The cell of a risk: after measures where that is assessed, else before; undefined when neither is. */
export function cellOf({ residual, inherent }: Pick<RiskAssessment, 'residual' | 'inherent'>): string | undefined {
  const score: { likelihood: RiskStep; consequence: RiskStep } | null = residual ?? inherent;
  return score ? `${score.likelihood}-${score.consequence}` : undefined;
}
