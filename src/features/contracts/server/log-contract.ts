import type { Change } from '#kernel/server/audit.ts';
import type { ContractContent } from './store-contract.ts';
import type { StoredNotification } from './store-notifications.ts';

/** What the log keeps of a contract. */
export function loggedContract(
  { contactInformation, startDate, endDate, ...content }: ContractContent,
  notifications: readonly Pick<StoredNotification, 'when' | 'active' | 'channels' | 'recipient'>[],
): Record<string, unknown> {
  const { name, party, category, responsibleId, signedBy, status, typeId, renewalInterval, noticePeriod } = content;
  const { value, currency, interval, hasNotification, trafficLight } = content;
  return {
    name,
    party,
    category,
    responsibleId,
    signedBy,
    status,
    typeId,
    startDate,
    endDate,
    renewalInterval,
    noticePeriod,
    contractValue: value,
    currency,
    interval,
    trafficLight,
    hasNotification,
    notifications: notifications
      .filter(({ active }) => active)
      .map(({ when, channels, recipient }) => ({ when, channels, recipientId: recipient })),
    contacts: contactInformation.map(({ name: contact, email, phoneCountryCode, phone, title }) => ({
      name: contact,
      email,
      phone: phone && `${phoneCountryCode} ${phone}`,
      title,
    })),
  };
}

/** A line about a contract; only what differs is kept beside its name. */
export function contractChange(contractId: string, before: Record<string, unknown>, after: Record<string, unknown>): Change {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => key === 'name' || JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((key) => key in values).map((key) => [key, values[key]]));
  return { entity: 'contract', entityId: contractId, before: only(before), after: only(after) };
}

/** Whether two states of a contract differ in anything that the log keeps. */
export function isSame(before: object, after: object): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
