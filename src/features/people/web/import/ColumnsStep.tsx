import { Button, NativeSelect, Radio } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { DateOrder, ImportColumn, ImportField, PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { dayOf } from './day-of.ts';
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
  const columns = plan.columns.map((column) => withSaid(column, said));
  const hasNames = columns.some(({ field }) => field !== null && keys.includes(field));
  const isChanged = said.size > 0 || order !== plan.dateOrder;
  const { file } = planning;

  function say(column: number, field: ImportField | null): void {
    const other = columns.find((one) => one.field === field && field !== null && one.column !== column);
    // A field can be assigned to one column only, so the previous column is cleared.
    setSaid(new Map([...said, ...(other ? [[other.column, null] as const] : []), [column, field]]));
  }

  async function next(): Promise<void> {
    if (!isChanged || !file) return change({ step: 'check' });
    const mapping = columns.filter((column) => column.confidence === 1).map(({ column, field }) => ({ column, field }));
    await planning.read(file, { ...wishesOf(plan), mapping, ...(order && { dateOrder: order }) }, 'check');
  }

  return (
    <section className={styles['step']} aria-labelledby="columns-title">
      <div className={styles['stepHead']}>
        <h2 id="columns-title">{t('import.columns.title')}</h2>
        <p className={styles['quiet']}>
          {t('import.columns.lead', { known: columns.filter(({ field }) => field).length, total: columns.length })}
        </p>
      </div>
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
      <ColumnTable columns={columns} onSay={say} isDisabled={!file || planning.isReading} />
      {!hasNames && (
        <Notice tone="bad" role="alert">
          {t('import.columns.noName')}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => change({ import: undefined, step: undefined })}>
          {k('actions.back')}
        </Button>
        <Button onClick={() => void next()} loading={planning.isReading} disabled={!hasNames || (plan.needsDateOrder && !order)}>
          {t('import.columns.next')}
        </Button>
      </div>
    </section>
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

interface OrderProps {
  columns: readonly ImportColumn[];
  order: DateOrder | null;
  onOrder: (order: DateOrder) => void;
  isDisabled: boolean;
}

function OrderQuestion({ columns, order, onOrder, isDisabled }: OrderProps) {
  const t = useTexts<typeof en>('people');
  const asked = columns.filter(({ needsOrder, field }) => needsOrder && field);
  const format = useFormat();
  const sample = asked.flatMap(({ samples }) => samples).find((text) => dayOf(text, 'dayFirst') !== dayOf(text, 'monthFirst')) ?? '';
  const readAs = (one: DateOrder) => format.dateLong(dayOf(sample, one));
  return (
    <Notice tone="warn" title={t('import.order.title')}>
      <p className={styles['noticeText']}>{t('import.order.text', { columns: asked.map(({ heading }) => heading).join(', '), sample })}</p>
      <Radio.Group
        aria-label={t('import.order.title')}
        value={order ?? ''}
        // The values are those below.
        onChange={(value) => onOrder(value as DateOrder)}
      >
        <div className={styles['choices']}>
          <Radio value="dayFirst" disabled={isDisabled} label={t('import.order.dayFirst', { date: readAs('dayFirst') })} />
          <Radio value="monthFirst" disabled={isDisabled} label={t('import.order.monthFirst', { date: readAs('monthFirst') })} />
        </div>
      </Radio.Group>
    </Notice>
  );
}

function withSaid(column: ImportColumn, said: ReadonlyMap<number, ImportField | null>): ImportColumn {
  const field = said.get(column.column);
  return field === undefined ? column : { ...column, field, confidence: 1 };
}
