import { fieldErrorText } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import type { ShownChange } from '#kernel/web/imports/ImportRemarks.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { ContractImportField, ContractRowError, ContractImportRemark, ContractImportRow } from '../../contract/entities-import.ts';
import { contractStatuses, contractTypes, valueIntervals } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { useContractWords } from '../contract-words.ts';

type Value = string | number;

/** The words for what happens to the rows of an import. */
export function useRowWords() {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const write = useWriteValue();
  const fieldName = (field: ContractImportField) => t(`import.fields.${field}`);

  function remark({ code, field, fieldCode, params = {} }: ContractImportRemark): string {
    const value = params['value'] === undefined ? '' : write(field, params['value']);
    const rule = fieldCode ? fieldErrorText({ code: fieldCode, params }) : '';
    // The rule follows a colon, so it starts in lower case.
    const words = {
      field: field ? fieldName(field) : '',
      value,
      rule: rule.charAt(0).toLowerCase() + rule.slice(1),
      row: String(params['row'] ?? ''),
    };
    const hasValue = code === 'field' && value !== '' && fieldCode !== 'required';
    return t(`import.remarks.${hasValue ? 'fieldValue' : code}`, words);
  }

  return {
    remark,
    mishap: (mishap: ContractRowError) => t(`import.mishaps.${mishap}`),
    /** Party and name are shown next to a new contract already. */
    changes: ({ fate, changes }: ContractImportRow): ShownChange[] =>
      changes
        .filter(({ field }) => fate !== 'create' || (field !== 'party' && field !== 'name'))
        .map(({ field, before, after }) => ({
          key: field,
          field: fieldName(field),
          before: before === null ? null : write(field, before),
          after: after === null ? null : write(field, after),
        })),
    deadline: ({ state, actBy }: NonNullable<ContractImportRow['deadline']>): string => {
      if (state === 'inactive' || state === 'expired') return t(`import.check.${state}`);
      return actBy === null ? t('import.check.noDeadline') : t('import.check.deadline', { date: format.date(actBy) });
    },
  };
}

/** Formats a value of a field: days, amounts and lengths by language, codes as words. */
function useWriteValue(): (field: ContractImportField | undefined, value: Value) => string {
  const format = useFormat();
  const words = useContractWords();
  return (field, value) => {
    const text = String(value);
    if (field === 'startDate' || field === 'endDate') return format.date(text) || text;
    if (field === 'value' && /^\d+(?:\.\d+)?$/.test(text)) return format.number(text);
    if (field === 'renewalInterval' || field === 'noticePeriod') return lengthWords(text, words.term);
    const status = field === 'status' ? contractStatuses.find((one) => one === value) : undefined;
    const typeId = field === 'typeId' ? contractTypes.find((one) => one === value) : undefined;
    const interval = field === 'interval' ? valueIntervals.find((one) => one === value) : undefined;
    if (status) return words.status({ status, isExpired: false });
    if (typeId) return words.type({ typeId });
    return interval ? words.per({ interval }) : text;
  };
}

/** `3 month` in words; anything else as it stands. */
function lengthWords(text: string, write: ReturnType<typeof useContractWords>['term']): string {
  const [, number, unit] = /^(\d+) (day|month)$/.exec(text) ?? [];
  return number ? write({ number: Number(number), unit: unit === 'day' ? 'day' : 'month' }) : text;
}
