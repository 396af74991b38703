import { useState } from 'react';
import { OrderQuestion } from '#kernel/web/imports/ColumnQuestions.tsx';
import { ColumnsFrame } from '#kernel/web/imports/ColumnsFrame.tsx';
import { ColumnTable } from '#kernel/web/imports/ColumnTable.tsx';
import { useColumnsStep } from '#kernel/web/imports/use-columns-step.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { ContractImport, ContractImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useColumnGroups } from './column-groups.ts';
import { IntervalQuestion, ResponsibleQuestion } from './ColumnAnswers.tsx';
import { type Planning, type ReadingChoices, choicesOfPlan } from './use-plan.ts';

interface ColumnsStepProps {
  plan: ContractImport;
  planning: Planning;
}

/** The second step: the field assigned to each column, to check and correct, and what the list does not say. */
export function ColumnsStep({ plan, planning }: ColumnsStepProps) {
  const t = useTexts<typeof en>('contracts');
  const groups = useColumnGroups();
  const { columns, frame, table } = useColumnsStep<ContractImportField, ContractImport['columns'][number], ReadingChoices>({
    columns: plan.columns,
    planning,
    reading: choicesOfPlan(plan),
  });
  const [answers, setAnswers] = useState<Pick<ReadingChoices, 'dateOrder' | 'interval' | 'responsible'>>({});
  const has = (...fields: ContractImportField[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const isComplete = has('party', 'registryId') && has('name');
  const value = plan.needsInterval || plan.interval ? columns.find(({ field }) => field === 'value') : undefined;
  const order = answers.dateOrder ?? plan.dateOrder;
  const interval = answers.interval ?? plan.interval;
  const isUnanswered = (plan.needsDateOrder && !order) || (plan.needsInterval && value !== undefined && !interval);
  const { file } = planning;
  const answer = (more: typeof answers) => setAnswers({ ...answers, ...more });

  return (
    <ColumnsFrame
      plan={plan}
      columns={columns}
      planning={planning}
      {...frame(Object.keys(answers).length > 0 ? answers : undefined)}
      isBlocked={!isComplete || isUnanswered}
      room="contracts"
    >
      <OrderQuestion columns={columns} order={order} onOrder={(dateOrder) => answer({ dateOrder })} isDisabled={!file} room="contracts" />
      {value && <IntervalQuestion column={value} interval={interval} onInterval={(one) => answer({ interval: one })} isDisabled={!file} />}
      <ColumnTable {...table} groups={groups} room="contracts" />
      {!isComplete && (
        <Notice tone="bad" role="alert">
          {t('import.columns.missing')}
        </Notice>
      )}
      <ResponsibleQuestion
        plan={plan}
        responsible={answers.responsible ?? plan.responsible}
        onResponsible={(responsible) => answer({ responsible })}
        isDisabled={!file}
      />
    </ColumnsFrame>
  );
}
