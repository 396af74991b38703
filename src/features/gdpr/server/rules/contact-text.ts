import { writtenPhone } from '#kernel/contract/phone-number.ts';

interface Contact {
  fullName: string;
  email: string | null;
  phone: string | null;
}

/** Whom to turn to: name, mail and phone, as people read them. */
export function contactText({ fullName, email, phone }: Contact): string {
  return [fullName, email, writtenPhone(phone)].filter(Boolean).join(', ');
}
