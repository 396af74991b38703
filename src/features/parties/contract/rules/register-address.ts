import type { RegistryCompany } from '#features/company/contract/entities.ts';

/** The address that the business register has of an organisation, on one line; null without any of it. */
export function registerAddress({ address }: Pick<RegistryCompany, 'address'>): string | null {
  const { streetAddress, postalCode, city, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const parts = [streetAddress, place, place && country !== 'NO' ? country : ''];
  return parts.filter(Boolean).join(', ') || null;
}
