import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import {
  Acceptances,
  Company,
  CompanyDetails,
  CompanyRegistration,
  withPhone,
  CompanySettings,
  interests,
  RegistryCompany,
  RegistryId,
} from './entities.ts';

export const lookUpRegistry = endpoint({
  method: 'GET',
  path: '/companies/registry-lookup',
  access: { signedIn: true },
  effect: 'read',
  company: 'none',
  states: ['companyless', 'pending', 'inactive', 'active'],
  query: z.object({ registryId: RegistryId }),
  answer: z.object({
    company: RegistryCompany,
    /** A company that is being wound up can register, but the user should know. */
    isBeingWoundUp: z.boolean(),
    isAlreadyRegistered: z.boolean(),
  }),
  errors: [
    'companies.RegistryNumberInvalid',
    'companies.RegistryUnknown',
    'companies.RegistryDeleted',
    'companies.RegistryBankrupt',
    'companies.RegistryUnavailable',
  ],
  summary: 'Fetches a company from the business register by its organisation number.',
});

export const createCompany = endpoint({
  method: 'POST',
  path: '/companies/create',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: ['companyless', 'pending', 'inactive', 'active'],
  body: z.object({ company: withPhone(CompanyRegistration), acceptances: Acceptances }),
  answer: z.object({ companyId: z.number() }),
  errors: ['companies.AlreadyRegistered', 'companies.RegistryDeleted', 'companies.RegistryBankrupt'],
  summary: 'Registers a company. The caller becomes its System Admin and director.',
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/companies',
  access: { permission: 'OrganisationView' },
  effect: 'read',
  company: 'required',
  answer: z.object({ company: Company }),
  errors: [],
  summary: 'Returns the company the call is made for.',
});

export const updateCompanySettings = endpoint({
  method: 'PUT',
  path: '/companies/update-company-settings',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: CompanySettings.partial().extend({ version: z.number().int().optional() }),
  answer: z.object({ company: Company }),
  errors: ['companies.OpenCases', 'companies.SupportEndPassed', 'companies.SupportIsOff'],
  summary:
    'Changes the given settings. Support access is granted or ended at once, and ends by itself after its last day when it has one. A feature with open cases that have a deadline by law stays on.',
});

export const updateCompanyDetails = endpoint({
  method: 'PUT',
  path: '/companies/update-company-details',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: z.object({ version: z.number().int().optional(), company: withPhone(CompanyDetails) }),
  answer: z.object({ company: Company }),
  errors: ['companies.AlreadyRegistered', 'companies.RegistryDeleted', 'companies.RegistryBankrupt'],
  summary: 'Changes the company’s details: name, organisation number, address, number of employees.',
});

export const updateCompanyInterests = endpoint({
  method: 'PUT',
  path: '/companies/update-company-interests',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: z.object({
    interests: z.array(z.enum(interests, field('select'))).max(interests.length),
    version: z.number().int().optional(),
  }),
  answer: z.object({ company: Company }),
  errors: [],
  summary: 'Sets what the company uses Samspill for.',
});

export const setDirector = endpoint({
  method: 'POST',
  path: '/companies/set-director',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: z.object({ directedByCompanyUserId: z.uuid(field('required')), version: z.number().int().optional() }),
  answer: z.object({ company: Company }),
  errors: ['accesscontrol.InvalidDirector'],
  summary: 'Sets the director: an active internal person in the company.',
});
