import { oreOf } from './amounts.ts';
import { broken } from './fault.ts';
import type { Fault } from './fault.ts';
import { allAt, textAt } from './read-xml.ts';
import type { XmlElement } from './read-xml.ts';
import { unitCodes } from './document-of.ts';

/** Quantity, price and days of each line. */
export function lineFaults(root: XmlElement): Fault[] {
  const lines = allAt(root, `cac:${root.name}Line`);
  const ids = new Set(lines.map((line) => textAt(line, 'cbc:ID')));
  const quantityName = root.name === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity';
  return [
    ...broken([[ids.size === lines.length, 'BR-21', 'cbc:ID']]),
    ...lines.flatMap((line) => amountFaults(line, quantityName)),
    ...periodFaults(root, lines),
  ];
}

const units: readonly string[] = Object.values(unitCodes);
/** How far an amount may be from quantity times price (PEPPOL-EN16931-R120), in øre. */
const slack = 2;

function amountFaults(line: XmlElement, quantityName: string): Fault[] {
  const quantity = textAt(line, quantityName);
  const price = textAt(line, 'cac:Price/cbc:PriceAmount');
  const net = oreOf(textAt(line, 'cbc:LineExtensionAmount')) ?? Number.NaN;
  const discount = discountOf(line);
  const isReadable = /^-?\d+(?:\.\d+)?$/.test(quantity) && /^\d+(?:\.\d+)?$/.test(price);
  return broken([
    [isReadable, 'BR-27', 'cbc:PriceAmount'],
    [Math.abs(Number(quantity) * Number(price) * 100 - discount - net) <= slack, 'PEPPOL-EN16931-R120', 'cbc:LineExtensionAmount'],
    [allAt(line, quantityName).every(({ attributes }) => units.includes(attributes['unitCode'] ?? '')), 'BR-CL-23', '@unitCode'],
  ]);
}

/** What is taken off the line, in øre; NaN for what cannot be read. */
function discountOf(line: XmlElement): number {
  const signs: Readonly<Record<string, number>> = { false: 1, true: -1 };
  return allAt(line, 'cac:AllowanceCharge').reduce((sum, one) => {
    const amount = oreOf(textAt(one, 'cbc:Amount')) ?? Number.NaN;
    return sum + (signs[textAt(one, 'cbc:ChargeIndicator')] ?? Number.NaN) * amount;
  }, 0);
}

function periodFaults(root: XmlElement, lines: readonly XmlElement[]): Fault[] {
  const daysOf = (element: XmlElement) => [
    textAt(element, 'cac:InvoicePeriod/cbc:StartDate'),
    textAt(element, 'cac:InvoicePeriod/cbc:EndDate'),
  ];
  const [start = '', end = ''] = daysOf(root);
  const periods = lines.map(daysOf).filter(([from]) => from !== '');
  return broken([
    [start <= end, 'BR-29', 'cac:InvoicePeriod'],
    [periods.every(([from = '', to = '']) => from <= to), 'BR-30', 'cac:InvoicePeriod'],
    [start === '' || periods.every(([from = '']) => from >= start), 'PEPPOL-EN16931-R110', 'cbc:StartDate'],
    [end === '' || periods.every(([, to = '']) => to <= end), 'PEPPOL-EN16931-R111', 'cbc:EndDate'],
  ]);
}
