import { ColumnQuestion } from '#kernel/web/imports/ColumnQuestions.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getPossibleResponsibles } from '../../contract/endpoints-register.ts';
import type { ContractImport } from '../../contract/entities-import.ts';
import { valueInterval, type ValueInterval } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

interface IntervalProps {
  column: { heading: string; samples: readonly string[] };
  interval: ValueInterval | null;
  onInterval: (interval: ValueInterval) => void;
  isDisabled: boolean;
}

/** Asks what the amounts of a column are for, once for all rows. */
export function IntervalQuestion({ column, interval, onInterval, isDisabled }: IntervalProps) {
  const t = useTexts<typeof en>('contracts');
  // The keys of a literal are those written in it.
  const keys = Object.keys(valueInterval) as (keyof typeof valueInterval)[];
  return (
    <ColumnQuestion
      title={t('import.interval.title')}
      text={t('import.interval.text', { column: column.heading, sample: column.samples[0] ?? '' })}
      value={keys.find((key) => valueInterval[key] === interval) ?? null}
      options={keys.map((key) => ({ value: key, label: t(`import.interval.${key}`) }))}
      onChange={(key) => onInterval(valueInterval[key])}
      isDisabled={isDisabled}
    />
  );
}

interface ResponsibleProps {
  plan: Pick<ContractImport, 'responsible' | 'responsibleFullName'>;
  responsible: string;
  onResponsible: (companyUserId: string) => void;
  isDisabled: boolean;
}

/** Asks who becomes responsible where the list names nobody who may be. */
export function ResponsibleQuestion({ plan, responsible, onResponsible, isDisabled }: ResponsibleProps) {
  const t = useTexts<typeof en>('contracts');
  const { answer } = useCall(getPossibleResponsibles, {}, { staleMinutes: 2 });
  const people = (answer?.people ?? []).map(({ companyUserId, fullName, department }) => ({
    id: companyUserId,
    name: fullName,
    about: department,
  }));
  return (
    <PersonSelect
      label={t('import.columns.responsible')}
      description={t('import.columns.responsibleText')}
      people={people}
      current={{ id: plan.responsible, name: plan.responsibleFullName ?? '' }}
      value={responsible}
      onChange={(chosen) => chosen && onResponsible(chosen)}
      allowDeselect={false}
      disabled={isDisabled}
      maw="30rem"
    />
  );
}
