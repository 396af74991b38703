import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { OrderQuestion } from '#kernel/web/imports/ColumnQuestions.tsx';
import { ColumnTable } from '#kernel/web/imports/ColumnTable.tsx';
import { ListDropAgain } from '#kernel/web/imports/ListDrop.tsx';
import { saidMapping, sayField, withSaid } from '#kernel/web/imports/use-import-planning.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { WizardStep } from '#ui/WizardStep.tsx';
import type { ContractImport, ContractImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useColumnGroups } from './column-groups.ts';
import { IntervalQuestion, ResponsibleQuestion } from './ColumnAnswers.tsx';
import { type Planning, type Wishes, wishesOf } from './use-plan.ts';

interface StepProps {
  plan: ContractImport;
  planning: Planning;
}

/** The second step: the field assigned to each column, to check and correct, and what the list does not say. */
export function ColumnsStep({ plan, planning }: StepProps) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
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
    <WizardStep
      title={t('import.columns.title')}
      lead={t('import.columns.lead', { known: columns.filter(({ field }) => field).length, total: columns.length })}
      back={{ label: k('actions.back'), onClick: () => change({ import: undefined, step: undefined }) }}
      next={{
        label: t('import.columns.next'),
        onClick: () => void next(),
        isBusy: planning.isReading,
        isDisabled: !isComplete || isUnanswered,
      }}
    >
      {!file && <FileAgain plan={plan} planning={planning} />}
      {plan.sheets.length > 1 && file && (
        <NativeSelect
          label={t('import.columns.sheet')}
          data={plan.sheets}
          value={plan.sheet}
          disabled={planning.isReading}
          onChange={(event) => void planning.read(file, { sheet: event.currentTarget.value }, 'columns')}
          maw="20rem"
        />
      )}
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
    </WizardStep>
  );
}

function FileAgain({ plan, planning: { read, isReading, sent } }: StepProps) {
  return (
    <ListDropAgain
      label={plan.fileName}
      onFile={(file) => read(file, wishesOf(plan), 'columns')}
      isReading={isReading}
      sent={sent}
      room="contracts"
    />
  );
}
