/** Whether an agreement applies on a day: it has begun, and has not ended (gdpr.14). */
export function isInForce({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }, day: string): boolean {
  return (validFrom === null || validFrom <= day) && (validTo === null || validTo >= day);
}
