import { phoneLink, phoneText } from '#kernel/contract/phone-number.ts';

interface PhoneLinkProps {
  code: string | null | undefined;
  number: string | null | undefined;
}

/** A phone number that calls when it is chosen; nothing without a number. */
export function PhoneLink({ code, number }: PhoneLinkProps) {
  const text = phoneText(code, number);
  if (!text) return null;
  return (
    <a className="tabular" href={phoneLink(text)}>
      {text}
    </a>
  );
}
