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
  errors: ['companies.AlreadyRegistered'],
  summary: 'Registers a company; the caller becomes its system admin and director.',
});

export const getCompany = endpoint({
  method: 'GET',
  path: '/companies',
  access: { permission: 'OrganisationView' },
  effect: 'read',
  company: 'required',
  answer: z.object({ company: Company }),
  errors: [],
  summary: 'The company the call is made for.',
});

export const updateCompanySettings = endpoint({
  method: 'PUT',
  path: '/companies/update-company-settings',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: CompanySettings.partial().extend({ version: z.number().int().optional() }),
  answer: z.object({ company: Company }),
  errors: [],
  summary: 'Changes the settings that are sent. Support of the vendor is let in, or sent out at once.',
});

export const updateCompanyDetails = endpoint({
  method: 'PUT',
  path: '/companies/update-company-details',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: z.object({ version: z.number().int().optional(), company: withPhone(CompanyDetails) }),
  answer: z.object({ company: Company }),
  errors: ['companies.AlreadyRegistered'],
  summary: 'Changes what is true of the company: name, organisation number, address, number of employees.',
});

export const updateCompanyInterests = endpoint({
  method: 'PUT',
  path: '/companies/update-company-interests',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: z.object({ interests: z.array(z.enum(interests, field('select'))).max(interests.length) }),
  answer: z.object({ company: Company }),
  errors: [],
  summary: 'Says what the company uses the product for.',
});

export const setDirector = endpoint({
  method: 'POST',
  path: '/companies/set-director',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  company: 'required',
  body: z.object({ directedByCompanyUserId: z.uuid(field('required')) }),
  answer: z.object({ company: Company }),
  errors: ['accesscontrol.InvalidDirector'],
  summary: 'Says who the director is: one of the company’s own active people who is not external.',
});
