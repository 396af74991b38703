import type { EhfAddress, EhfContact, EhfParty, EhfSeller } from './ehf-document.ts';
import { text } from './xml-values.ts';

/** The Norwegian organisation number among the identifiers of ISO 6523. */
export const organisationNumberScheme = '0192';
export const businessRegister = 'Foretaksregisteret';

/** Who sells, with its number of VAT and the register of business enterprises (NO-R-001, NO-R-002). */
export function supplier(seller: EhfSeller) {
  const vat = seller.isVatRegistered ? [taxScheme(`NO${seller.registryId}MVA`, 'VAT')] : [];
  const register = seller.isInBusinessRegister ? [taxScheme(businessRegister, 'TAX')] : [];
  return party(seller, [...vat, ...register]);
}

export function customer(buyer: EhfParty) {
  return party(buyer, []);
}

function party({ registryId, name, address, contact }: EhfParty, schemes: readonly object[]) {
  const number = { '@schemeID': organisationNumberScheme, '#': registryId };
  return {
    'cac:Party': {
      'cbc:EndpointID': number,
      'cac:PartyName': { 'cbc:Name': text(name) },
      'cac:PostalAddress': writeAddress(address),
      'cac:PartyTaxScheme': schemes,
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': text(name), 'cbc:CompanyID': number },
      'cac:Contact': writeContact(contact),
    },
  };
}

function taxScheme(companyId: string, scheme: 'VAT' | 'TAX') {
  return { 'cbc:CompanyID': companyId, 'cac:TaxScheme': { 'cbc:ID': scheme } };
}

function writeAddress({ streetAddress, secondaryStreetAddress, postalCode, city, country }: EhfAddress) {
  return {
    'cbc:StreetName': text(streetAddress),
    'cbc:AdditionalStreetName': text(secondaryStreetAddress),
    'cbc:CityName': text(city),
    'cbc:PostalZone': text(postalCode),
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

function writeContact(contact: EhfContact) {
  const [name, phone, email] = [text(contact.name), text(contact.phone), text(contact.email)];
  return name || phone || email ? { 'cbc:Name': name, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email } : null;
}
