import { Day } from '#kernel/contract/values.ts';
import { isKid } from '../../contract/rules/kid.ts';
import { broken } from './fault.ts';
import type { Fault } from './fault.ts';
import { isAccountNumber } from '#kernel/contract/account-number.ts';
import { allAt, allWithin, textAt } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';
import { creditTransfer, customization, profile, typeCodes } from './write-ehf.ts';

/** Identifiers, dates, currency and how it is paid. */
export function headFaults(root: XmlElement): Fault[] {
  const kind = root.name === 'Invoice' ? 'invoice' : 'creditNote';
  const all = allWithin(root);
  const amounts = all.filter(({ name }) => name.endsWith('Amount'));
  return [
    ...broken([
      [textAt(root, 'cbc:CustomizationID') === customization, 'PEPPOL-EN16931-R004', 'cbc:CustomizationID'],
      [textAt(root, 'cbc:ProfileID') === profile, 'PEPPOL-EN16931-R007', 'cbc:ProfileID'],
      [textAt(root, `cbc:${root.name}TypeCode`) === typeCodes[kind], 'PEPPOL-EN16931-P0100', `cbc:${root.name}TypeCode`],
      [textAt(root, 'cbc:DocumentCurrencyCode') === 'NOK', 'PEPPOL-EN16931-CL007', 'cbc:DocumentCurrencyCode'],
      [kind === 'creditNote' || textAt(root, 'cbc:DueDate') >= textAt(root, 'cbc:IssueDate'), 'BR-CO-25', 'cbc:DueDate'],
      [amounts.every(({ attributes }) => attributes['currencyID'] === 'NOK'), 'PEPPOL-EN16931-R051', '@currencyID'],
    ]),
    ...all
      .filter(({ name, text }) => name.endsWith('Date') && !Day.safeParse(text).success)
      .map(({ name }) => ({ rule: 'PEPPOL-EN16931-F001', at: name })),
    ...allAt(root, 'cac:PaymentMeans').flatMap(paymentFaults),
  ];
}

function paymentFaults(means: XmlElement): Fault[] {
  return broken([
    [textAt(means, 'cbc:PaymentMeansCode') === creditTransfer, 'BR-CL-16', 'cbc:PaymentMeansCode'],
    [isKid(textAt(means, 'cbc:PaymentID')), 'KID', 'cbc:PaymentID'],
    [isAccountNumber(textAt(means, 'cac:PayeeFinancialAccount/cbc:ID')), 'BR-50', 'cac:PayeeFinancialAccount'],
  ]);
}
