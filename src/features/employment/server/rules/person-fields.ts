import { addDays, addMonths } from '#kernel/contract/days.ts';
import { PersonFields } from '#features/people/contract/entities.ts';
import type { BaseData } from '../../contract/document.ts';
import type { ComposedContract } from '../../contract/rules/compose.ts';
import { isEmpty } from '../../contract/rules/values.ts';
import type { Value, Values } from '../../contract/template.ts';

const intervals: Readonly<Record<string, string>> = { Hourly: 'hourly', Weekly: 'weekly', Monthly: 'monthly', Yearly: 'yearly' };

/** Values that own words may have replaced by others. */
const replaceable = ['startDate', 'expirationDate', 'positionCoverage', 'probationaryPeriod', 'salaryAmount', 'salaryInterval'];

/**
 * What a contract says of the person it is for, as the fields of people; what it does not say is absent. The names of fields that people
 * cannot hold as they are written stand in `refused`.
 */
export function personFieldsOf(
  { values: all, unused }: Pick<ComposedContract, 'values' | 'unused'>,
  { positionType }: Pick<BaseData, 'positionType'>,
): { fields: Omit<PersonFields, 'reportingToCompanyUserId'>; refused: string[] } {
  const values: Values = Object.fromEntries(Object.entries(all).filter(([key]) => !(replaceable.includes(key) && unused.includes(key))));
  const hasPay = !isEmpty(values['salaryAmount']);
  const said: Record<string, Value | undefined> = {
    firstName: values['firstName'],
    lastName: values['lastName'],
    emailAddress: values['email'],
    ...(!isEmpty(values['mobileNumber']) && { phoneCountryCode: values['countryCode'], mobilePhoneNumber: values['mobileNumber'] }),
    position: values['position'],
    positionType,
    positionCoverage: values['positionCoverage'],
    startDate: values['startDate'],
    endDate: values['expirationDate'],
    trialPeriodEndDate: trialEnd(values),
    // Contracts are made in kroner.
    ...(hasPay && {
      salaryAmount: String(values['salaryAmount']),
      salaryCurrency: 'NOK',
      salaryInterval: intervals[String(values['salaryInterval'])],
    }),
  };
  const parsed = PersonFields.safeParse(Object.fromEntries(Object.entries(said).filter(([, value]) => !isEmpty(value))));
  if (parsed.success) return { fields: parsed.data, refused: [] };
  return { fields: {}, refused: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}

/** The last day of the trial. */
function trialEnd(values: Values): string | null {
  const [start, months] = [values['startDate'], Number(values['probationaryPeriod'])];
  if (typeof start !== 'string' || isEmpty(start) || isEmpty(values['probationaryPeriod']) || Number.isNaN(months)) return null;
  return addDays(addMonths(start, months), -1);
}
