import type { ListPerson } from '#features/people/testing/staff-list.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import type { MailServer } from '#kernel/testing/mail-server.ts';
import type { TestAnswer } from '#testing/caller.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import {
  connectPowerOffice,
  connectTripletex,
  connectUniMicro,
  disconnectPowerOffice,
  disconnectTripletex,
  disconnectUniMicro,
  getAdminEmails,
  sendOtp,
  updatePowerOffice,
  updateTripletex,
} from '../contract/endpoints-connections.ts';
import type { Reply } from '#kernel/testing/stub-server.ts';
import type { threeSystems } from './three-systems.ts';

type Systems = Awaited<ReturnType<typeof threeSystems>>;

/** What a person looks like there. */
export interface TheirPerson extends Pick<ListPerson, 'number' | 'firstName' | 'lastName' | 'email' | 'nationalNumber'> {
  city: string;
}

/** One system from its wrong key to its end, as a person goes through it. */
export interface Chain {
  others: Systems['tripletex'] | Systems['poweroffice'] | Systems['unimicro'];
  addTheirs: (person: TheirPerson) => void;
  connect: (company: TestCompany, isRight: boolean) => Promise<TestAnswer>;
  /** The codes of a wrong key, and of a key that is refused half-way. */
  wrong: string;
  revoked: string;
  /** The answers from then on. */
  refusal: Reply;
  changes: RegExp;
  /** Gives a new key, or connects anew. */
  renew: (company: TestCompany) => Promise<TestAnswer>;
  disconnect: (company: TestCompany) => Promise<TestAnswer>;
}

const form = (rest: object = {}) => ({ body: { provider: 'unimicro', ...rest }, files: [] });

/** Each system in its own words. */
export function threeChains(
  server: TestServer,
  systems: Systems,
  mail: MailServer,
): Record<'tripletex' | 'poweroffice' | 'unimicro', Chain> {
  return {
    tripletex: tripletexChain(systems.tripletex),
    poweroffice: powerOfficeChain(systems.poweroffice),
    unimicro: uniMicroChain(server, systems.unimicro, mail),
  };
}

function tripletexChain(tripletex: Systems['tripletex']): Chain {
  const tripletexKey = (isRight: boolean) => ({
    body: { employeeToken: isRight ? tripletex.employeeToken : 'wrong', departmentId: null, isOtherCompanyMeant: true },
  });
  return {
    others: tripletex,
    addTheirs: ({ number, firstName, lastName, email, nationalNumber, city }) =>
      void tripletex.add({
        firstName,
        lastName,
        ...(email !== undefined && { email }),
        employeeNumber: String(number),
        nationalIdentityNumber: nationalNumber,
        address: { addressLine1: 'Gammelveien 1', postalCode: '0155', city, country: { id: 161, isoAlpha2Code: 'NO' } },
      }),
    connect: ({ admin }, isRight) => admin.call(connectTripletex, tripletexKey(isRight)),
    wrong: 'integrations.InvalidToken',
    revoked: 'integrations.InvalidToken',
    refusal: { status: 401, json: { status: 401, code: 3000, message: 'Unauthorized' } },
    changes: /^(?:PUT|POST) \/employee/,
    renew: ({ admin }) => admin.call(updateTripletex, tripletexKey(true)),
    disconnect: ({ admin }) => admin.call(disconnectTripletex),
  };
}

function powerOfficeChain(poweroffice: Systems['poweroffice']): Chain {
  const clientKey = (isRight: boolean) => ({ body: { clientKey: isRight ? poweroffice.clientKey : 'wrong' } });
  return {
    others: poweroffice,
    addTheirs: ({ number, firstName, lastName, email, nationalNumber, city }) =>
      void poweroffice.add({
        FirstName: firstName,
        LastName: lastName,
        ...(email !== undefined && { EmailAddress: email }),
        Number: number,
        NationalIdNumber: nationalNumber,
        MailAddress: { AddressLine1: 'Gammelveien 1', ZipCode: '0155', City: city, CountryCode: 'NO' },
      }),
    connect: ({ admin }, isRight) => admin.call(connectPowerOffice, clientKey(isRight)),
    wrong: 'integrations.InvalidToken',
    revoked: 'integrations.InvalidToken',
    refusal: { status: 401, json: { statusCode: 401, message: 'Unauthorized' } },
    changes: /^(?:PATCH|POST) \/Employees/,
    renew: ({ admin }) => admin.call(updatePowerOffice, clientKey(true)),
    disconnect: ({ admin }) => admin.call(disconnectPowerOffice),
  };
}

function uniMicroChain(server: TestServer, unimicro: Systems['unimicro'], { received }: MailServer): Chain {
  /** By the code that an administrator is mailed; a wrong one first differs in its digits. */
  async function connectByCode({ admin, companyId }: TestCompany, isRight: boolean): Promise<TestAnswer> {
    unimicro.companies[0] = { Key: unimicro.companyKey, Name: 'Fjord og Fjell AS', OrganizationNumber: String(900_000_000 + companyId) };
    const { adminEmails } = getAdminEmails.answer.parse((await admin.call(getAdminEmails, form())).json);
    const encryptedAdminEmailAddress = adminEmails[0]?.encryptedAdminEmailAddress;
    await admin.call(sendOtp, form({ encryptedAdminEmailAddress }));
    await deliverQueuedMail(server.services);
    // Administrators may have been told of the connection since.
    const code = received.flatMap(({ subject = '' }) => /\d{6}/.exec(subject) ?? []).at(-1) ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    return admin.call(connectUniMicro, form({ otp: isRight ? code : wrong }));
  }

  return {
    others: unimicro,
    addTheirs: ({ number, firstName, lastName, email, nationalNumber, city }) =>
      void unimicro.add({
        EmployeeNumber: number,
        SocialSecurityNumber: nationalNumber,
        BusinessRelationInfo: {
          ID: number,
          Name: `${firstName} ${lastName}`,
          ...(email !== undefined && { DefaultEmail: { ID: 10_000 + number, EmailAddress: email } }),
          InvoiceAddress: { ID: 20_000 + number, AddressLine1: 'Gammelveien 1', PostalCode: '0155', City: city, CountryCode: 'NO' },
        },
      }),
    connect: connectByCode,
    wrong: 'authentication.WrongOtp',
    // The company removes the access of this installation, which has no key of its own there.
    revoked: 'integrations.NoPermission',
    refusal: { status: 403, json: { Message: 'No access to this company.' } },
    changes: /^(?:PUT|POST) \/api\/biz\/employees/,
    renew: (company) => connectByCode(company, true),
    disconnect: ({ admin }) => admin.call(disconnectUniMicro, form()),
  };
}
