import type { PersonFields } from '#features/people/contract/entities.ts';
import type { Random } from './seeded-random.ts';
import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { personName } from './names.ts';
import type { PersonName } from './names.ts';
import { accountNumber, identityNumber } from './numbers.ts';
import { places, streets } from './departments.ts';

const allergies = ['Nøtter', 'Gluten', 'Laktose', 'Skalldyr og egg', 'Bjørkepollen', 'Penicillin'];
const relations = ['Ektefelle', 'Samboer', 'Mor', 'Far', 'Søster', 'Bror', 'Datter', 'Sønn', 'Venn'];

interface Life {
  name: PersonName;
  today: string;
  /** Limits the birthday, so that nobody started as a child. */
  startDate: string;
  chance: Random;
}

/** The private fields of a person, independent of the post. */
export function privateFields({ name, today, startDate, chance }: Life): PersonFields {
  const birthday = addDays(startDate, -chance.between(18 * 366, 67 * 365 - daysBetween(startDate, today)));
  return {
    phoneCountryCode: '+47',
    mobilePhoneNumber: chance.may(0.95) ? mobile(chance) : null,
    isMobileHidden: chance.may(0.05),
    secondaryEmail: null,
    birthday,
    isBirthdayHidden: chance.may(0.08),
    socialSecurityNumber: chance.may(0.93) ? identityNumber(birthday, chance) : null,
    salaryAccountNumber: chance.may(0.93) ? accountNumber(chance) : null,
    allergies: chance.may(0.07) ? chance.pick(allergies) : null,
    tShirtSize: chance.may(0.6) ? chance.pick(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']) : null,
    drivingLicense: chance.may(0.5) ? chance.pick(['B', 'BE', 'B, C', 'B, T']) : null,
    preferredLanguage: name.isFromAbroad && chance.may(0.6) ? 'en-gb' : 'nb',
    notes: null,
    address: homeAddress(chance),
    emergencyContacts: chance.may(0.65) ? [nextOfKin(name, chance)] : [],
  };
}

/** The same for a person with an incomplete profile: only the salary account is missing. */
export function unfinishedFields(life: Life): PersonFields {
  const fields = privateFields(life);
  const birthday = fields.birthday ?? life.startDate;
  return {
    ...fields,
    mobilePhoneNumber: fields.mobilePhoneNumber ?? mobile(life.chance),
    socialSecurityNumber: fields.socialSecurityNumber ?? identityNumber(birthday, life.chance),
    salaryAccountNumber: null,
  };
}

function homeAddress(chance: Random): PersonFields['address'] {
  const { city, postalCode, province } = chance.pick(places);
  const streetAddress = `${chance.pick(streets)} ${chance.between(1, 140)}${chance.may(0.2) ? chance.pick(['A', 'B', 'C']) : ''}`;
  return { apartment: chance.may(0.3) ? `H0${chance.between(101, 504)}` : null, streetAddress, city, postalCode, province, country: 'NO' };
}

function nextOfKin({ lastName }: PersonName, chance: Random) {
  const other = personName(chance);
  const fullName = `${other.firstName} ${chance.may(0.6) ? lastName : other.lastName}`;
  return { fullName, phoneCountryCode: '+47', phone: mobile(chance), relation: chance.pick(relations) };
}

function mobile(chance: Random): string {
  return `${chance.pick(['4', '9'])}${String(chance.between(0, 9_999_999)).padStart(7, '0')}`;
}
