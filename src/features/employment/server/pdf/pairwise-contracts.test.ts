import { afterAll, describe, expect, test } from 'vitest';
import { Typesetter } from '#kernel/server/pdf/typesetter.ts';
import { plainText } from '../../contract/rules/compose.ts';
import type { ContractTemplate, TemplateVariable, Value } from '../../contract/template.ts';
import { pairwise } from '../../testing/pairwise.ts';
import { textOfPdf, toolOutput, unbroken, withPdf } from '../../testing/pdf-tools.ts';
import { contractOf, printed, type ContractCase } from '../../testing/printed.ts';
import { templateOf } from '../../testing/templates.ts';

const typesetter = new Typesetter();
afterAll(() => typesetter.close());

/** What goes with a choice: fields that mean something only beside it. */
const beside: Readonly<Record<string, Value>> = {
  workStreetAddress: 'Kaien 3',
  workPostalCode: '6002',
  workCity: 'Ålesund',
  collectiveAgreementId: '525',
  collectiveAgreementName: 'Landsoverenskomsten',
  positionCoverageBreakdown: '60 i butikken og 40 på lageret',
};

function valuesOf({ type, options = [] }: TemplateVariable): Value[] {
  if (type === 'select') return options.map(({ value }) => value);
  if (type === 'switch') return [true, false];
  if (type === 'texts') return [[], ['Én ting', 'En annen ting']];
  return type === 'choices' ? [[], options.map(({ value }) => value)] : [];
}

/** The rows to print: adjustments and optional clauses, any two of them together. */
function rowsOf(template: ContractTemplate): ContractCase[] {
  const adjustable = template.variables.filter(({ key, group, when }) => group === 'adjustment' && key !== 'pensionAndInsurance' && !when);
  const clauses = template.baseElements.filter(({ optional, activeWith }) => optional && !activeWith).map(({ key }) => `clause ${key}`);
  const choices = [
    ...adjustable.map((one): [string, Value[]] => [one.key, valuesOf(one)]),
    ...clauses.map((name): [string, Value[]] => [name, [true, false]]),
    ['hirer', [null, 'Fjord Bygg AS']] as [string, Value[]],
  ].filter(([, values]) => values.length > 0);
  return pairwise(Object.fromEntries(choices)).map((row) => ({
    key: template.key,
    clauses: clauses.filter((name) => row[name] === true).map((name) => name.slice('clause '.length)),
    given: { ...beside, ...Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('clause '))) },
  }));
}

describe('two values together', () => {
  test('stand in some row, whichever they are', () => {
    const choices = { a: [1, 2, 3], b: [1, 2], c: [1, 2, 3, 4], d: [1, 2] };
    const rows = pairwise<number>(choices);
    const names = Object.keys(choices) as (keyof typeof choices)[];
    const lacking = names.flatMap((a) =>
      names.flatMap((b) =>
        choices[a].flatMap((one) => choices[b].filter((other) => a < b && !rows.some((row) => row[a] === one && row[b] === other))),
      ),
    );
    expect([lacking, rows.length < 18]).toEqual([[], true]);
  });
});

const each = ['permanent', 'temporary', 'manager', 'addendum'].flatMap((key) =>
  (['no', 'en'] as const).flatMap((language) => rowsOf(templateOf(key)).map((made, row) => ({ ...made, language, row }))),
);

/** Every word that was composed stands in the PDF, of the parties too, and no variable is left open. */
async function faultsOf(made: ContractCase): Promise<unknown[]> {
  const contract = contractOf(made);
  const pdf = await printed(made, (order) => typesetter.typeset(order));
  const text = unbroken(await textOfPdf(pdf.bytes, { isBodyOnly: true }));
  const lines = contract.clauses.flatMap(({ number, title, blocks }) => [`${number}. ${title}`, ...plainText(blocks)]);
  const missing = ['Ola Nordmann', 'Fjord Handel AS', ...lines].filter((line) => !text.includes(unbroken(line)));
  const open = text.match(/\{\w+\}|\[\p{L}[^\]]*\]/gu) ?? [];
  const checked = await withPdf(pdf.bytes, (path) => toolOutput('qpdf', '--check', path));
  const isSound = checked.includes('No syntax or stream encoding errors') && pdf.claimsStandard;
  return [...missing, ...open, ...contract.unresolved, ...(isSound ? [] : ['not sound'])];
}

test(`each template in both languages prints each two choices together (${each.length} contracts)`, async () => {
  const faults: unknown[] = [];
  const waiting = [...each];
  const work = async (): Promise<void> => {
    for (let made = waiting.pop(); made; made = waiting.pop()) {
      const found = await faultsOf(made);
      if (found.length > 0) faults.push({ made, found });
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(faults).toEqual([]);
});
