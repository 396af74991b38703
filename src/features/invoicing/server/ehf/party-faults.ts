import { organisationNumberFault } from '#features/company/contract/organisation-number.ts';
import { broken } from './fault.ts';
import type { Fault } from './fault.ts';
import { allAt, allWithin, textAt } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';
import { businessRegister, organisationNumberScheme } from './write-parties.ts';

/** Who sells and who buys: numbers, addresses in the network, registers. */
export function partyFaults(root: XmlElement): Fault[] {
  return [
    ...allAt(root, 'cac:AccountingSupplierParty/cac:Party').flatMap((party) => [...numberFaults(party), ...registerFaults(party)]),
    ...allAt(root, 'cac:AccountingCustomerParty/cac:Party').flatMap((party) => [
      ...numberFaults(party),
      ...broken([[allAt(party, 'cac:PartyTaxScheme').length === 0, 'UBL-2.1', 'cac:PartyTaxScheme']]),
    ]),
  ];
}

function numberFaults(party: XmlElement): Fault[] {
  const endpoint = textAt(party, 'cbc:EndpointID');
  const numbers = allWithin(party).filter(
    ({ name, attributes }) => name === 'cbc:EndpointID' || (name === 'cbc:CompanyID' && attributes['schemeID']),
  );
  const legal = allAt(party, 'cac:PartyLegalEntity/cbc:CompanyID').at(0);
  return broken([
    [numbers.every(({ attributes }) => attributes['schemeID'] === organisationNumberScheme), 'PEPPOL-EN16931-CL008', '@schemeID'],
    [legal?.attributes['schemeID'] === organisationNumberScheme, 'BR-CL-11', 'cac:PartyLegalEntity'],
    [numbers.every(({ text }) => isPlainNumber(text)), 'PEPPOL-COMMON-R041', 'cbc:EndpointID'],
    [endpoint === legal?.text, 'PEPPOL-COMMON-R041', 'cac:PartyLegalEntity'],
    [textAt(party, 'cac:PartyName/cbc:Name') === textAt(party, 'cac:PartyLegalEntity/cbc:RegistrationName'), 'BR-06', 'cac:PartyName'],
    [/^[A-Z]{2}$/.test(textAt(party, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')), 'BR-CL-14', 'cac:Country'],
  ]);
}

function isPlainNumber(text: string): boolean {
  return /^\d{9}$/.test(text) && organisationNumberFault(text) === undefined;
}

/** The number of VAT is the seller's own; of the business register only its name stands there. */
function registerFaults(seller: XmlElement): Fault[] {
  const schemes = allAt(seller, 'cac:PartyTaxScheme').map((scheme) => ({
    id: textAt(scheme, 'cac:TaxScheme/cbc:ID'),
    companyId: textAt(scheme, 'cbc:CompanyID'),
    hasScheme: allAt(scheme, 'cbc:CompanyID').some(({ attributes }) => attributes['schemeID']),
  }));
  const registered = `NO${textAt(seller, 'cbc:EndpointID')}MVA`;
  return broken([
    [
      schemes
        .map(({ id }) => id)
        .join(' ')
        .match(/^(?:VAT)?(?: ?TAX)?$/) !== null,
      'BR-CO-09',
      'cac:PartyTaxScheme',
    ],
    [schemes.every(({ hasScheme }) => !hasScheme), 'UBL-CR-652', 'cac:PartyTaxScheme'],
    [schemes.every(({ id, companyId }) => id !== 'VAT' || companyId === registered), 'NO-R-001', 'cac:PartyTaxScheme'],
    [schemes.every(({ id, companyId }) => id !== 'TAX' || companyId === businessRegister), 'NO-R-002', 'cac:PartyTaxScheme'],
  ]);
}
