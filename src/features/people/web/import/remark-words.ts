import { fieldErrorText } from '#kernel/web/error-texts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { fieldText, type ImportRemark } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import { useWriteValue } from './value-words.ts';

/** The text of a remark: the code's own text, or the variant for its parameters. */
export function useRemarkWords(): (remark: ImportRemark) => string {
  const t = useTexts<typeof en>('people');
  const write = useWriteValue();
  return (remark) => {
    const { field, params = {}, fieldCode } = remark;
    const value = params['value'] === undefined ? '' : write(field, params['value']);
    const rule = fieldCode ? fieldErrorText({ code: fieldCode, params }) : '';
    const words = {
      field: field ? t(`import.fields.${fieldText(field)}`) : '',
      value,
      rule: lowered(rule),
      row: '',
      name: '',
      other: '',
      ...asTexts(params, value),
    };
    return t(`import.remarks.${sentenceOf(remark)}`, words);
  };
}

/** Some codes have a second text, for when they have more parameters. */
function sentenceOf({ code, field, fieldCode, params = {} }: ImportRemark): keyof (typeof en)['import']['remarks'] {
  if (code === 'field' && params['value'] !== undefined && fieldCode !== 'required') return 'fieldValue';
  if (code === 'valueLeftOut' && !fieldCode) return 'valueUnread';
  if (code === 'keysConflict' && field) return 'keysConflictOwner';
  return code === 'sameName' && params['row'] !== undefined ? 'sameNameRow' : code;
}

function asTexts(params: Record<string, string | number>, value: string): Record<string, string> {
  const texts = Object.fromEntries(Object.entries(params).map(([name, one]) => [name, String(one)]));
  return value ? { ...texts, value } : texts;
}

/** The rule follows a colon, so it starts in lower case. */
function lowered(rule: string): string {
  return rule.charAt(0).toLowerCase() + rule.slice(1);
}
