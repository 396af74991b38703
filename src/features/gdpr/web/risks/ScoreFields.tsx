import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Columns } from '#ui/Columns.tsx';
import { riskSteps } from '../../contract/kinds.ts';
import { scoreOf } from '../../contract/rules/risk-score.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { stepOf } from './risk-step.ts';
import type { RiskValues } from './risk-values.ts';
import styles from './risks.module.css';

interface ScoreFieldsProps {
  fields: UseFormReturnType<RiskValues>;
  kind: 'inherent' | 'residual';
}

/** Likelihood and consequence, before or after measures, and the score that they give. */
export function ScoreFields({ fields, kind }: ScoreFieldsProps) {
  const t = useGdprTexts();
  const values = fields.getValues();
  const likelihood = stepOf(values[`${kind}Likelihood`]);
  const consequence = stepOf(values[`${kind}Consequence`]);
  const score = scoreOf(likelihood, consequence);
  return (
    <fieldset className={styles['action']}>
      <legend>{t(kind === 'inherent' ? 'risks.form.before' : 'risks.form.after')}</legend>
      <Columns>
        <Select
          label={t('risks.form.likelihood')}
          data={riskSteps.map((step) => ({ value: String(step), label: t(`risks.likelihoods.${step}`) }))}
          clearable
          {...fields.getInputProps(`${kind}Likelihood`)}
        />
        <Select
          label={t('risks.form.consequence')}
          data={riskSteps.map((step) => ({ value: String(step), label: t(`risks.consequences.${step}`) }))}
          clearable
          {...fields.getInputProps(`${kind}Consequence`)}
        />
      </Columns>
      {score && (
        <output className={styles['quiet']}>{t('risks.score', { score: score.score, level: t(`risks.levels.${score.level}`) })}</output>
      )}
    </fieldset>
  );
}
