import { templateWorkbook, type TemplateColumn } from '#kernel/server/imports/template-workbook.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getImportTemplate as contract } from '../../contract/endpoints-import.ts';
import { fieldText, importFields, type ImportField } from '../../contract/entities-import.ts';
import { en } from '../../texts/en-import.ts';
import { no } from '../../texts/no-import.ts';

const dates: readonly ImportField[] = ['startDate', 'endDate', 'trialPeriodEndDate', 'birthday'];
/** Stored as text, so that leading zeros are kept. */
const digits: readonly ImportField[] = [
  'employeeNumber',
  'mobilePhoneNumber',
  'salaryAccountNumber',
  'socialSecurityNumber',
  'address.postalCode',
  'emergencyContact.phone',
];

/** An empty staff list: all headings that the import recognizes, in the caller's language, over cells with the right formats. */
export const getImportTemplate: Handler<typeof contract> = async ({ call }) => {
  const texts = call.language === 'no' ? no : en;
  const fields = importFields.filter((field) => field !== 'fullName' && field !== 'phoneCountryCode');
  const columns = fields.map((field): TemplateColumn => ({ heading: texts.fields[fieldText(field)], ...formatOf(field) }));
  return templateWorkbook(texts.template.fileName, texts.template.sheet, columns);
};

function formatOf(field: ImportField): Pick<TemplateColumn, 'format'> {
  if (dates.includes(field)) return { format: 'date' };
  return digits.includes(field) ? { format: 'text' } : {};
}
