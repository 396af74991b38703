import type { Language } from '#kernel/contract/locale.ts';
import type { Pdf, PdfOrder } from '#kernel/server/pdf/pdf-order.ts';
import type { Services } from '#kernel/server/services.ts';
import { composeContract, type ComposedContract, type Element } from '../contract/rules/compose.ts';
import type { ContractTemplate, Values } from '../contract/template.ts';
import type { BaseData } from '../contract/document.ts';
import { printContract, type PrintedPdf } from './pdf/print-contract.ts';
import { contractData } from './pdf/printed-words.ts';

/** What a PDF is made of. */
export interface PrintableDocument {
  template: ContractTemplate;
  language: Language;
  baseData: BaseData;
  values: Values;
  elements: readonly Element[];
}

interface Printing {
  services: Pick<Services, 'printedLogo'>;
  companyId: number;
  isDraft: boolean;
  /** The day that the PDF carries. */
  day: string;
  typeset: (order: PdfOrder) => Promise<Pdf>;
}

/** The largest picture of a logo that is printed; twice as fine as a screen. */
const logoPixels = { width: 500, height: 190 };

export function composed({ template, language, values, elements }: Omit<PrintableDocument, 'baseData'>): ComposedContract {
  return composeContract({ template, language, given: values, elements });
}

/** A document as PDF, with the company's logo. Nothing of it happens in a transaction. */
export async function printDocument(
  document: PrintableDocument,
  { services, companyId, isDraft, day, typeset }: Printing,
): Promise<PrintedPdf> {
  const { template, language, baseData } = document;
  const logo = await services.printedLogo({ companyId, ...logoPixels });
  const data = contractData({ contract: composed(document), language, signee: baseData, isDraft, day });
  return printContract({ data, templateVersion: `${template.key} ${template.version}`, logo }, typeset);
}
