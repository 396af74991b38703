import writeWorkbook from 'write-excel-file/node';
import { safeFileName } from '#kernel/server/file-name.ts';
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
const spareRows = 500;

/** An empty staff list: all headings that the import recognizes, in the caller's language, over cells with the right formats. */
export const getImportTemplate: Handler<typeof contract> = async ({ call }) => {
  const texts = call.language === 'no' ? no : en;
  const fields = importFields.filter((field) => field !== 'fullName' && field !== 'phoneCountryCode');
  const headings = fields.map((field) => ({
    value: texts.fields[fieldText(field)],
    fontWeight: 'bold' as const,
    backgroundColor: '#EDF1F1',
  }));
  const formats = fields.map((field) =>
    dates.includes(field) ? { type: Date, format: 'dd.mm.yyyy' } : digits.includes(field) ? { type: String, format: '@' } : null,
  );
  const rows = Array.from({ length: spareRows }, () => formats);
  const options = {
    sheet: texts.template.sheet,
    stickyRowsCount: 1,
    columns: headings.map(({ value }) => ({ width: Math.max(14, value.length + 3) })),
  };
  const content = await writeWorkbook([headings, ...rows], options).toBuffer();
  return {
    fileName: safeFileName(`${texts.template.fileName}.xlsx`),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content,
  };
};
