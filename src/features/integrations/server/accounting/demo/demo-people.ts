import type { ExternalFields } from '../provider.ts';

interface Person {
  companyUserId: string;
  fields: ExternalFields;
}

/** Those of the company, in the order in which they came, who are not there. */
const onlyHere: ReadonlySet<number> = new Set([6, 19, 33]);
/** A number with a wrong check digit. */
const [wrongAccount, wrongNational] = ['15035012340', '01018012345'];

/** People who are only there; one has a number that is none. */
export const newcomers: readonly ExternalFields[] = [
  {
    firstName: 'Synnøve',
    lastName: 'Aasheim',
    emailAddress: 'synnove.aasheim@nordlys.example',
    employeeNumber: '9001',
    department: 'Salg',
  },
  {
    firstName: 'Jonas',
    lastName: 'Berntsen Haug',
    emailAddress: 'jonas.haug@nordlys.example',
    employeeNumber: '9002',
    birthday: '1991-08-14',
  },
  {
    firstName: 'Amina',
    lastName: 'Hassan',
    emailAddress: 'amina.hassan@nordlys.example',
    employeeNumber: '9003',
    city: 'Bergen',
    country: 'NO',
  },
  {
    firstName: 'Per-Øystein',
    lastName: 'Kvåle',
    emailAddress: 'per.kvale@nordlys.example',
    employeeNumber: '9004',
    mobilePhoneNumber: '+4791555123',
  },
  {
    firstName: 'Ragnhild',
    lastName: 'Tveit',
    emailAddress: 'ragnhild.tveit@nordlys.example',
    employeeNumber: '9005',
    socialSecurityNumber: wrongNational,
  },
];

/** A company's people as they are there: three are missing, some have moved or changed their number only there, one account is none. */
export function seenThere(people: readonly Person[]): Person[] {
  return people
    .toSorted((one, other) => (one.companyUserId < other.companyUserId ? -1 : 1))
    .flatMap((person, index) =>
      onlyHere.has(index) ? [] : [{ ...person, fields: { ...person.fields, position: null, ...differing(index) } }],
    );
}

function differing(index: number): ExternalFields {
  if (index === 11) return { salaryAccountNumber: wrongAccount };
  if (index % 9 === 2) return { mobilePhoneNumber: `+4790${String(100_000 + index * 7)}` };
  if (index % 13 === 4) return { streetAddress: 'Gamleveien 4', postalCode: '5003', city: 'Bergen' };
  if (index % 17 === 8) return { birthday: null, mobilePhoneNumber: null };
  return {};
}
