import type { ContractContent } from './store-contract.ts';

/** The content of a contract with its fields in one order, for comparing and keeping. */
export function contentOnly(content: ContractContent): ContractContent {
  const { party, partyId, name, category, responsibleId, signedBy, status, typeId, currency, value, interval, startDate, endDate } =
    content;
  const { renewalInterval, noticePeriod, terminatedOn, hasNotification, trafficLight, contactInformation, parentContractId } = content;
  return {
    party,
    partyId,
    name,
    category,
    responsibleId,
    signedBy,
    status,
    typeId,
    currency,
    value: value === null ? null : Number(value).toFixed(2),
    interval,
    startDate,
    endDate,
    renewalInterval,
    noticePeriod,
    terminatedOn,
    hasNotification,
    trafficLight,
    // In one order of fields, as the database may give another.
    contactInformation: contactInformation.map((one) => ({
      name: one.name,
      title: one.title,
      phoneCountryCode: one.phoneCountryCode,
      phone: one.phone,
      email: one.email,
    })),
    parentContractId,
  };
}
