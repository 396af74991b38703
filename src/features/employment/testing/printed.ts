import type { Pdf, PdfOrder } from '#kernel/server/pdf/pdf-order.ts';
import { composeContract, firstElements, type ComposedContract } from '../contract/rules/compose.ts';
import { parseLines } from '../contract/rules/template-text.ts';
import type { Value } from '../contract/template.ts';
import { contractData, type Signee } from '../server/pdf/printed-words.ts';
import { printContract, type PrintedPdf } from '../server/pdf/print-contract.ts';
import { filledFor, templateOf } from './templates.ts';

export interface ContractCase {
  key?: string;
  language?: 'no' | 'en';
  given?: Record<string, Value>;
  /** Own words, by clause. */
  own?: Record<string, string>;
  /** The optional clauses that are on; by default as the template has them. */
  clauses?: readonly string[];
  signee?: Signee;
  isDraft?: boolean;
  logo?: Buffer | undefined;
}

const kari = { signeeFirstName: 'Kari', signeeLastName: 'Nordmann', signeeEmail: '', signeeRole: 'Daglig leder' };

/** A contract as it is composed from a built-in template, complete but for what is given. */
export function contractOf({ key = 'permanent', language = 'no', given = {}, own = {}, clauses }: ContractCase): ComposedContract {
  const template = templateOf(key);
  const isOptional = new Set(template.baseElements.filter(({ optional }) => optional).map((one) => one.key));
  const elements = firstElements(template).map((one) => {
    const words = own[one.key];
    const active =
      words !== undefined || !clauses || !isOptional.has(one.key) ? one.active || words !== undefined : clauses.includes(one.key);
    return { ...one, active, text: words === undefined ? null : parseLines([words]) };
  });
  return composeContract({ template, language, given: { ...filledFor(key), ...given }, elements });
}

export function printed(made: ContractCase, typeset: (order: PdfOrder) => Promise<Pdf>): Promise<PrintedPdf> {
  const { key = 'permanent', language = 'no', signee = kari, isDraft = false, logo } = made;
  const data = contractData({ contract: contractOf(made), language, signee, isDraft, day: '2026-11-24' });
  return printContract({ data, templateVersion: templateOf(key).version, logo: logo && { png: logo, width: 10, height: 5 } }, typeset);
}
