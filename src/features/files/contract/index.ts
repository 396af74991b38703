import { feature } from '#kernel/contract/feature.ts';
import * as company from './endpoints-company.ts';
import * as logo from './endpoints-logo.ts';
import * as people from './endpoints-people.ts';
import { filesRights } from './rights.ts';

const { CompanyFile: _file, companyFileNames: _companyNames, companyFileEndpoints: _companyFiles, ...ofCompany } = company;
const { personFileNames: _personNames, personFileEndpoints: _personFiles, ...ofPeople } = people;

export const files = feature({ name: 'files', rights: filesRights, endpoints: { ...ofPeople, ...ofCompany, ...logo } });
