import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { WizardStep } from '#ui/WizardStep.tsx';
import type { SalaryInterval } from '../../contract/entities.ts';
import type { DateOrder } from '#kernel/contract/imports.ts';
import type { ImportColumn, ImportField, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { IntervalQuestion, OrderQuestion } from './ColumnQuestions.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { ListDrop } from './FileStep.tsx';
import { type Planning, wishesOf } from './use-plan.ts';
import styles from './import.module.css';

const keys: readonly ImportField[] = ['fullName', 'firstName', 'lastName', 'emailAddress', 'employeeNumber'];

interface StepProps {
  plan: PeopleImport;
  planning: Planning;
}

/** The second step: the field assigned to each column, to check and correct. */
export function ColumnsStep({ plan, planning }: StepProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const [, change] = useQuery();
  const [said, setSaid] = useState<ReadonlyMap<number, ImportField | null>>(new Map());
  const [order, setOrder] = useState<DateOrder | null>(plan.dateOrder);
  const [interval, setInterval] = useState<SalaryInterval | null>(plan.salaryInterval);
  const columns = plan.columns.map((column) => withSaid(column, said));
  const hasNames = columns.some(({ field }) => field !== null && keys.includes(field));
  const isChanged = said.size > 0 || order !== plan.dateOrder || interval !== plan.salaryInterval;
  const pay = plan.needsSalaryInterval || plan.salaryInterval ? columns.find(({ field }) => field === 'salaryAmount') : undefined;
  const isUnanswered = (plan.needsDateOrder && !order) || (plan.needsSalaryInterval && pay !== undefined && !interval);
  const { file } = planning;

  function say(column: number, field: ImportField | null): void {
    const other = columns.find((one) => one.field === field && field !== null && one.column !== column);
    // A field can be assigned to one column only, so the previous column is cleared.
    setSaid(new Map([...said, ...(other ? [[other.column, null] as const] : []), [column, field]]));
  }

  async function next(): Promise<void> {
    if (!isChanged || !file) return change({ step: 'check' });
    const mapping = columns.filter((column) => column.confidence === 1).map(({ column, field }) => ({ column, field }));
    const answers = { ...(order && { dateOrder: order }), ...(interval && { salaryInterval: interval }) };
    await planning.read(file, { ...wishesOf(plan), mapping, ...answers }, 'check');
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
        isDisabled: !hasNames || isUnanswered,
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
          className={styles['sheet'] ?? ''}
        />
      )}
      {columns.some(({ needsOrder, field }) => needsOrder && field) && (
        <OrderQuestion columns={columns} order={order} onOrder={setOrder} isDisabled={!file} />
      )}
      {pay && <IntervalQuestion column={pay} interval={interval} onInterval={setInterval} isDisabled={!file} />}
      <ColumnTable columns={columns} onSay={say} isDisabled={!file || planning.isReading} />
      {!hasNames && (
        <Notice tone="bad" role="alert">
          {t('import.columns.noName')}
        </Notice>
      )}
    </WizardStep>
  );
}

/** Asks for the file again, when the tab no longer has it. */
export function FileAgain({ plan, planning }: StepProps) {
  const t = useTexts<typeof en>('people');
  return (
    <Notice tone="note" title={t('import.file.again')}>
      <p className={styles['noticeText']}>{t('import.file.againText')}</p>
      <ListDrop
        label={plan.fileName}
        onFile={(file) => planning.read(file, wishesOf(plan), 'columns')}
        isReading={planning.isReading}
        sent={planning.sent}
      />
    </Notice>
  );
}

function withSaid(column: ImportColumn, said: ReadonlyMap<number, ImportField | null>): ImportColumn {
  const field = said.get(column.column);
  return field === undefined ? column : { ...column, field, confidence: 1 };
}
