import { z } from 'zod';

// What is read of PowerOffice's answers (Go API v2). Its description writes keys with capitals, its examples without, so all are read in lower case.

const text = z.string().nullish();
const id = z.number().int();

/** Deeper than anything that is read. */
const deepest = 8;

/** Keys in lower case. */
function lowered(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((held) => lowered(held, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key.toLowerCase(), lowered(held, depth + 1)]));
}

const anyCase = <Shape extends z.ZodType>(shape: Shape) => z.preprocess((value) => lowered(value), shape);
/** Nothing to list is answered by nothing (204). */
const listOf = <Shape extends z.ZodType>(shape: Shape) => anyCase(z.array(shape).default([]));

const EmployeeShape = z.object({
  id,
  number: id.nullish(),
  firstname: text,
  lastname: text,
  emailaddress: text,
  phonenumber: text,
  dateofbirth: text,
  jobtitle: text,
  departmentid: id.nullish(),
  startdate: text,
  enddate: text,
  nationalidnumber: text,
  externalimportreference: text,
  isarchived: z.boolean().nullish(),
  salarybankaccountid: id.nullish(),
  lastchangeddatetimeoffset: text,
  mailaddress: z.object({ addressline1: text, zipcode: text, city: text, countrycode: text }).nullish(),
});
export type GoEmployee = z.output<typeof EmployeeShape>;
export const Employee = anyCase(EmployeeShape);
export const Employees = listOf(EmployeeShape);
export const Departments = listOf(z.object({ id, name: text, isactive: z.boolean().nullish() }));
export const BankAccounts = listOf(z.object({ id, bankaccountnumber: text }));
export const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(1200) });
export const Information = anyCase(
  z.object({
    clientid: text,
    clientname: text,
    validprivileges: z.array(z.string()).nullish(),
    invalidprivileges: z.array(z.string()).nullish(),
  }),
);
export const Pagination = anyCase(z.object({ nextpagelink: text, totalcount: z.number().int().nullish() }));
export const Problem = anyCase(
  z.object({
    title: text,
    detail: text,
    error: text,
    errors: z.record(z.string(), z.array(z.string())).nullish().catch(null),
  }),
);
