import { oreOf } from './amounts.ts';
import { broken } from './fault.ts';
import type { Fault } from './fault.ts';
import { allAt, allWithin, textAt } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';
import { vatOf } from '../../contract/rules/sums.ts';
import { notSubjectToVat } from './write-vat.ts';

/** That the sums follow from each other, and the VAT from its rate. */
export function totalFaults(root: XmlElement): Fault[] {
  const amounts = allWithin(root).filter(({ name }) => name.endsWith('Amount') && name !== 'cbc:PriceAmount');
  const unreadable = amounts.filter(({ text }) => oreOf(text) === undefined);
  if (unreadable.length > 0) return unreadable.map(({ name }) => ({ rule: 'BR-DEC', at: name }));
  const sum = (path: string) => allAt(root, path).reduce((total, { text }) => total + (oreOf(text) ?? 0), 0);
  const total = (name: string) => sum(`cac:LegalMonetaryTotal/cbc:${name}`);
  const lines = sum(`cac:${root.name}Line/cbc:LineExtensionAmount`);
  const vat = sum('cac:TaxTotal/cbc:TaxAmount');
  return [
    ...broken([
      [total('LineExtensionAmount') === lines, 'BR-CO-10', 'cbc:LineExtensionAmount'],
      [total('TaxExclusiveAmount') === lines, 'BR-CO-13', 'cbc:TaxExclusiveAmount'],
      [total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + vat, 'BR-CO-15', 'cbc:TaxInclusiveAmount'],
      [total('PayableAmount') === total('TaxInclusiveAmount') - total('PrepaidAmount'), 'BR-CO-16', 'cbc:PayableAmount'],
      [sum('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount') === lines, 'BR-S-08', 'cbc:TaxableAmount'],
      [sum('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount') === vat, 'BR-CO-14', 'cbc:TaxAmount'],
    ]),
    ...vatFaults(root, { lines, vat }),
  ];
}

function vatFaults(root: XmlElement, { lines, vat }: { lines: number; vat: number }): Fault[] {
  const [category] = allAt(root, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory');
  if (!category) return [];
  const [id, percent] = [textAt(category, 'cbc:ID'), textAt(category, 'cbc:Percent')];
  const ofLines = allAt(root, `cac:${root.name}Line/cac:Item/cac:ClassifiedTaxCategory`);
  const schemes = allAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cac:TaxScheme');
  const isOutside = id === 'O';
  // One of several credit notes may have an øre more or less, so that together they have the VAT of their invoice. The official rules let that through.
  const tolerated = id === 'S' && root.name === 'CreditNote' ? 1 : 0;
  return broken([
    [isOutside ? percent === '' : isRate(id, percent), 'BR-48', 'cbc:Percent'],
    [Math.abs(vatOf(lines, Number(percent)) - vat) <= tolerated, 'BR-CO-17', 'cbc:TaxAmount'],
    [ofLines.every((line) => textAt(line, 'cbc:ID') === id), `BR-${id}-01`, 'cac:ClassifiedTaxCategory'],
    [ofLines.every((line) => textAt(line, 'cbc:Percent') === percent), `BR-${id}-05`, 'cac:ClassifiedTaxCategory'],
    [[category, ...ofLines].every((one) => textAt(one, 'cac:TaxScheme/cbc:ID') === 'VAT'), 'BR-CO-04', 'cac:TaxScheme'],
    [schemes.some((scheme) => textAt(scheme, 'cbc:ID') === 'VAT') !== isOutside, `BR-${id}-02`, 'cac:PartyTaxScheme'],
    [textAt(category, 'cbc:TaxExemptionReasonCode') === (isOutside ? notSubjectToVat : ''), `BR-${id}-10`, 'cac:TaxCategory'],
    [(textAt(category, 'cbc:TaxExemptionReason') !== '') === isOutside, `BR-${id}-10`, 'cac:TaxCategory'],
  ]);
}

function isRate(id: string, percent: string): boolean {
  if (id === 'Z') return percent === '0';
  return id === 'S' && /^\d{1,2}$/.test(percent) && Number(percent) > 0;
}
