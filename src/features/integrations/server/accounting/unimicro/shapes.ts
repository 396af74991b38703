import { z } from 'zod';

// What is read of Uni Micro's answers, as its guides and its own program name it.

const text = z.string().nullish();
const id = z.number().int();

export const Employee = z.object({
  ID: id,
  EmployeeNumber: z.number().nullish(),
  BirthDate: text,
  SocialSecurityNumber: text,
  EmploymentDate: text,
  Active: z.boolean().nullish(),
  Deleted: z.boolean().nullish(),
  UpdatedAt: text,
  CreatedAt: text,
  BusinessRelationInfo: z
    .object({
      ID: id,
      Name: text,
      DefaultEmail: z.object({ ID: id, EmailAddress: text }).nullish(),
      DefaultPhone: z.object({ ID: id, Number: text, CountryCode: text }).nullish(),
      InvoiceAddress: z.object({ ID: id, AddressLine1: text, PostalCode: text, City: text, CountryCode: text }).nullish(),
      DefaultBankAccount: z.object({ ID: id, AccountNumber: text }).nullish(),
    })
    .nullish(),
  Employments: z.array(z.object({ JobName: text, StartDate: text, EndDate: text, Standard: z.boolean().nullish() })).nullish(),
});
export type UniEmployee = z.output<typeof Employee>;
export const Employees = z.array(Employee);

/** The parts of an employee that an answer has only when they are asked for. */
export const employeeParts = [
  'BusinessRelationInfo.DefaultEmail',
  'BusinessRelationInfo.DefaultPhone',
  'BusinessRelationInfo.InvoiceAddress',
  'BusinessRelationInfo.DefaultBankAccount',
  'Employments',
].join(',');

export const Changed = z.object({ ID: id, UpdatedAt: text, CreatedAt: text });
export const Companies = z.array(z.object({ Key: z.string().min(1), Name: text, OrganizationNumber: text }));
export const Token = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(3600) });
