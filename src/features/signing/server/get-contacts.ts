import { contactsOf } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getSigningContacts as contract } from '../contract/endpoints-contacts.ts';

/** Where those are reached who are to be asked; the requester corrects what is wrong before anything is sent. */
export const getSigningContacts: Handler<typeof contract> = async ({ company, actor }, { body }) => {
  const rows = await contactsOf(company, actor.member, body.companyUserIds);
  return {
    contacts: rows.map(({ companyUserId, firstName, lastName, email, phoneCountryCode, mobilePhoneNumber, preferredLanguage }) => ({
      companyUserId,
      name: `${firstName} ${lastName}`.trim(),
      email,
      phoneCountryCode,
      phone: mobilePhoneNumber,
      language: preferredLanguage === 'en-gb' ? ('en' as const) : ('no' as const),
    })),
  };
};
