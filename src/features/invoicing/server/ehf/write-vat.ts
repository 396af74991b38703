import { kroner } from './amounts.ts';
import type { EhfDocument, EhfVat } from './ehf-document.ts';
import { money, text } from './xml-values.ts';

/** Not subject to VAT, in the list of reasons of the European norm. */
export const notSubjectToVat = 'VATEX-EU-O';

const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

/** The category of a line. What is outside VAT has no rate (BR-O-05). */
export function vatCategory(vat: EhfVat) {
  return { 'cbc:ID': vat.category, 'cbc:Percent': percentOf(vat), ...scheme };
}

export function taxTotal({ vat, sums }: EhfDocument) {
  const reason = vat.category === 'O' ? { code: notSubjectToVat, text: text(vat.reason) } : null;
  return {
    'cbc:TaxAmount': money(kroner(sums.vat)),
    'cac:TaxSubtotal': {
      'cbc:TaxableAmount': money(kroner(sums.net)),
      'cbc:TaxAmount': money(kroner(sums.vat)),
      'cac:TaxCategory': {
        'cbc:ID': vat.category,
        'cbc:Percent': percentOf(vat),
        'cbc:TaxExemptionReasonCode': reason && reason.code,
        'cbc:TaxExemptionReason': reason && reason.text,
        ...scheme,
      },
    },
  };
}

function percentOf(vat: EhfVat): string | null {
  if (vat.category === 'O') return null;
  return vat.category === 'S' ? String(vat.percent) : '0';
}
