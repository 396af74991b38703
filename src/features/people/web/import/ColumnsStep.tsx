import { useState } from 'react';
import type { DateOrder } from '#kernel/contract/imports.ts';
import { ColumnQuestion, OrderQuestion } from '#kernel/web/imports/ColumnQuestions.tsx';
import { ColumnsFrame } from '#kernel/web/imports/ColumnsFrame.tsx';
import { ColumnTable } from '#kernel/web/imports/ColumnTable.tsx';
import { useColumnsStep } from '#kernel/web/imports/use-columns-step.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { SalaryInterval } from '../../contract/entities.ts';
import type { ImportColumn, ImportField, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useColumnGroups } from './column-groups.ts';
import { type Planning, type ReadingChoices, choicesOfPlan } from './use-plan.ts';

const keys: readonly ImportField[] = ['fullName', 'firstName', 'lastName', 'emailAddress', 'employeeNumber'];

interface ColumnsStepProps {
  plan: PeopleImport;
  planning: Planning;
}

/** The second step: the field assigned to each column, to check and correct. */
export function ColumnsStep({ plan, planning }: ColumnsStepProps) {
  const t = useTexts<typeof en>('people');
  const groups = useColumnGroups();
  const { columns, frame, table } = useColumnsStep<ImportField, ImportColumn, ReadingChoices>({
    columns: plan.columns,
    planning,
    reading: choicesOfPlan(plan),
  });
  const [order, setOrder] = useState<DateOrder | null>(plan.dateOrder);
  const [interval, setInterval] = useState<SalaryInterval | null>(plan.salaryInterval);
  const hasNames = columns.some(({ field }) => field !== null && keys.includes(field));
  const isAnswered = order !== plan.dateOrder || interval !== plan.salaryInterval;
  const pay = plan.needsSalaryInterval || plan.salaryInterval ? columns.find(({ field }) => field === 'salaryAmount') : undefined;
  const isUnanswered = (plan.needsDateOrder && !order) || (plan.needsSalaryInterval && pay !== undefined && !interval);
  const { file } = planning;
  const answers = { ...(order && { dateOrder: order }), ...(interval && { salaryInterval: interval }) };
  return (
    <ColumnsFrame
      plan={plan}
      columns={columns}
      planning={planning}
      {...frame(isAnswered ? answers : undefined)}
      isBlocked={!hasNames || isUnanswered}
      room="people"
    >
      <OrderQuestion columns={columns} order={order} onOrder={setOrder} isDisabled={!file} room="people" />
      {pay && (
        <ColumnQuestion
          title={t('import.interval.title')}
          text={t('import.interval.text', { column: pay.heading, sample: pay.samples[0] ?? '' })}
          value={interval}
          options={SalaryInterval.options.map((one) => ({ value: one, label: t(`salaryIntervals.${one}`) }))}
          onChange={setInterval}
          isDisabled={!file}
        />
      )}
      <ColumnTable {...table} groups={groups} room="people" />
      {!hasNames && (
        <Notice tone="bad" role="alert">
          {t('import.columns.noName')}
        </Notice>
      )}
    </ColumnsFrame>
  );
}
