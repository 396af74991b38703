import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { OrderQuestion } from '#kernel/web/imports/ColumnQuestions.tsx';
import { ColumnsFrame } from '#kernel/web/imports/ColumnsFrame.tsx';
import { ColumnTable } from '#kernel/web/imports/ColumnTable.tsx';
import { saidMapping, sayField, withSaid } from '#kernel/web/imports/use-import-planning.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { ContractImport, ContractImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useColumnGroups } from './column-groups.ts';
import { IntervalQuestion, ResponsibleQuestion } from './ColumnAnswers.tsx';
import { type Planning, type Wishes, wishesOf } from './use-plan.ts';

interface ColumnsStepProps {
  plan: ContractImport;
  planning: Planning;
}

/** The second step: the field assigned to each column, to check and correct, and what the list does not say. */
export function ColumnsStep({ plan, planning }: ColumnsStepProps) {
  const t = useTexts<typeof en>('contracts');
  const [, change] = useQuery();
  const groups = useColumnGroups();
  const [said, setSaid] = useState<ReadonlyMap<number, ContractImportField | null>>(new Map());
  const [answers, setAnswers] = useState<Pick<Wishes, 'dateOrder' | 'interval' | 'responsible'>>({});
  const columns = withSaid<ContractImportField, ContractImport['columns'][number]>(plan.columns, said);
  const has = (...fields: ContractImportField[]) => columns.some(({ field }) => field !== null && fields.includes(field));
  const isComplete = has('party', 'registryId') && has('name');
  const value = plan.needsInterval || plan.interval ? columns.find(({ field }) => field === 'value') : undefined;
  const order = answers.dateOrder ?? plan.dateOrder;
  const interval = answers.interval ?? plan.interval;
  const isUnanswered = (plan.needsDateOrder && !order) || (plan.needsInterval && value !== undefined && !interval);
  const { file } = planning;
  const answer = (more: typeof answers) => setAnswers({ ...answers, ...more });

  async function next(): Promise<void> {
    if ((said.size === 0 && Object.keys(answers).length === 0) || !file) return change({ step: 'check' });
    await planning.read(file, { ...wishesOf(plan), mapping: saidMapping(columns), ...answers }, 'check');
  }

  return (
    <ColumnsFrame
      plan={plan}
      columns={columns}
      planning={planning}
      onFile={(chosen) => planning.read(chosen, wishesOf(plan), 'columns')}
      onSheet={(sheet) => file && void planning.read(file, { sheet }, 'columns')}
      onNext={next}
      isBlocked={!isComplete || isUnanswered}
      room="contracts"
    >
      <OrderQuestion columns={columns} order={order} onOrder={(dateOrder) => answer({ dateOrder })} isDisabled={!file} room="contracts" />
      {value && <IntervalQuestion column={value} interval={interval} onInterval={(one) => answer({ interval: one })} isDisabled={!file} />}
      <ColumnTable
        columns={columns}
        groups={groups}
        onSay={(column, field) => setSaid(sayField(said, columns, { column, field }))}
        isDisabled={!file || planning.isReading}
        room="contracts"
      />
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
