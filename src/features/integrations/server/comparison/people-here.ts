import { readRecords } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { PersonHere } from '../rules/compared-person.ts';
import { readPeopleIds } from './store-people-here.ts';

type StoredRecord = Awaited<ReturnType<typeof readRecords>>[number];
const atOnce = 1000;

/** Everybody here as they are compared, also those who have left. Their numbers are opened, so it stays inside the server (record 271). */
export async function readPeopleHere(place: { company: Company; services: Pick<Services, 'secrets'> }): Promise<PersonHere[]> {
  const ids = await readPeopleIds(place.company);
  const people: PersonHere[] = [];
  for (let first = 0; first < ids.length; first += atOnce) people.push(...(await readSome(place, ids.slice(first, first + atOnce))));
  return people;
}

/** Some people here, on request locked until the commit. */
export async function readSome(
  { company, services }: { company: Company; services: Pick<Services, 'secrets'> },
  ids: readonly string[],
  options?: { lock?: boolean },
): Promise<PersonHere[]> {
  return (await readRecords({ company, secrets: services.secrets }, ids, options)).map(comparedOf);
}

function comparedOf(person: StoredRecord): PersonHere {
  const { id, version, state, isExternal, phoneCountryCode, mobilePhoneNumber, ...fields } = person;
  return {
    companyUserId: id,
    version,
    isProposed: state === 'active' && !isExternal,
    isDeactivated: state === 'inactive',
    fields: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      emailAddress: fields.emailAddress,
      mobilePhoneNumber: mobilePhoneNumber && `${phoneCountryCode}${mobilePhoneNumber}`,
      birthday: fields.birthday,
      streetAddress: fields.streetAddress,
      postalCode: fields.postalCode,
      city: fields.city,
      country: fields.country,
      employeeNumber: fields.employeeNumber,
      startDate: fields.startDate,
      endDate: fields.endDate,
      position: fields.position,
      department: fields.department,
      socialSecurityNumber: fields.socialSecurityNumber,
      salaryAccountNumber: fields.salaryAccountNumber,
    },
  };
}
