/** Whether a number may be that of a mobile phone: in Norway they have eight digits and begin with 4 or 9; of other countries nothing is known. */
export function mayGetSms({ phoneCountryCode, phone }: { phoneCountryCode: string; phone: string }): boolean {
  return phoneCountryCode !== '+47' || /^[49]\d{7}$/.test(phone);
}
