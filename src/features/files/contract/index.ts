import { feature } from '#kernel/contract/feature.ts';
import * as company from './endpoints-company.ts';
import * as logo from './endpoints-logo.ts';
import * as people from './endpoints-people.ts';
import { filesRights } from './rights.ts';

const {
  CompanyFile: _file,
  companyFileWording: _companyWording,
  companyFileEndpoints: _company,
  companyFiles: _companyFiles,
  ...ofCompany
} = company;
const { personFileWording: _personWording, personFileEndpoints: _person, personFiles: _personFiles, ...ofPeople } = people;

export const files = feature({ name: 'files', rights: filesRights, endpoints: { ...ofPeople, ...ofCompany, ...logo } });
