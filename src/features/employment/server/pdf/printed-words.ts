import type { Language } from '#kernel/contract/locale.ts';
import { clean } from '#kernel/server/export/cell-text.ts';
import { breakable } from '#kernel/server/export/pdf-layout.ts';
import { signersOf } from '../../contract/rules/signers.ts';
import { runsOf, type ComposedContract, type PrintedBlock, type PrintedRun } from '../../contract/rules/compose.ts';
import type { Value } from '../../contract/template.ts';
import { en } from '../../texts/en-output.ts';
import { no } from '../../texts/no-output.ts';

const words = { no, en };
/** The number of characters that fit across the text. */
const longestWord = 70;
const longestFact = 12;

export type Signee = Parameters<typeof signersOf>[1];

interface PrintedContract {
  contract: ComposedContract;
  language: Language;
  signee: Signee;
  isDraft: boolean;
  /** The day of publication; of a draft, today. */
  day: string;
}

/** What the contract's source is given, but logo and fingerprint; everything that somebody typed is cleaned. */
export function contractData({ contract, language, signee, isDraft, day }: PrintedContract): object {
  const { facts, title, addendumTitle, addendumCopies, employer, employee, forEmployer, ...shown } = words[language];
  const { values } = contract;
  const read = (key: string) => text(values[key]);
  const [forThem, person] = signersOf(values, signee);
  const filled = (lines: [string, string][]) =>
    lines.filter(([, value]) => value !== '').map(([name, value]) => [name, fit(value, longestFact)]);
  return {
    title: contract.isAddendum ? addendumTitle : title,
    companyName: fit(shortened(read('employerName')), longestWord),
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    day: day.split('-').map(Number),
    isDraft,
    words: contract.isAddendum ? { ...shown, copies: addendumCopies } : shown,
    parties: [
      {
        title: employer,
        facts: filled([
          [facts.name, read('employerName')],
          [facts.companyNo, read('companyNo')],
          [facts.address, read('employerAddress')],
          [facts.contact, read('employerManager')],
        ]),
      },
      {
        title: employee,
        facts: filled([
          [facts.name, person.name],
          [facts.position, read('position')],
          [facts.email, person.email],
          [facts.mobile, person.phone],
        ]),
      },
    ],
    clauses: contract.clauses.map(({ number, title: heading, blocks }) => ({
      number,
      title: fit(heading, longestWord),
      blocks: blocks.filter((block) => runsOf(block).length > 0).map(printableBlock),
    })),
    signatures: [
      { name: fit(forThem.name, longestFact), role: fit(clean(forThem.role) || forEmployer, longestFact) },
      { name: fit(person.name, longestFact), role: employee },
    ],
  };
}

/** For the foot of each page: one line, whatever the name. */
const shortened = (name: string): string => (name.length > longestWord ? `${name.slice(0, longestWord - 1)}…` : name);
const text = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '');
// A line break that somebody typed stays one.
const fit = (given: string, most: number): string => breakable(clean(given), most);
const printableRun = (run: PrintedRun): PrintedRun => ({ ...run, text: fit(run.text, longestWord) });

function printableBlock(block: PrintedBlock): PrintedBlock {
  if (block.kind !== 'list') return { ...block, runs: block.runs.map(printableRun) };
  return { ...block, items: block.items.map((item) => item.map(printableRun)) };
}
