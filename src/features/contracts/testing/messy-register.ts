import writeWorkbook from 'write-excel-file/node';

type Cell = { value: string } | { value: number; type: typeof Number } | { value: Date; format: string } | null;

const text = (value: string): Cell => ({ value });
const number = (value: number): Cell => ({ value, type: Number });
const headings = ['Leverandør ', 'Avtale', 'Startdato', 'Utløper', 'Fornyelse', 'Oppsigelsestid (mnd)', 'Beløp', 'Per', 'Kommentar'].map(
  text,
);
const padding = (cells: readonly Cell[]): Cell[] => [...cells, ...Array.from({ length: headings.length - cells.length }, () => null)];

/** A day as people write it: each number another way. */
function day(count: number, year: number): Cell {
  const month = String((count % 12) + 1).padStart(2, '0');
  const ways: readonly Cell[] = [
    text(`15.${month}.${year}`),
    text(`15.${month}.${String(year).slice(2)}`),
    text(`${year}-${month}-15`),
    { value: new Date(`${year}-${month}-15T00:00:00Z`), format: 'dd.mm.yyyy' },
  ];
  return ways[count % ways.length] ?? null;
}

const ends = (count: number): Cell => (count % 7 === 0 ? text('løpende') : day(count + 1, 2040));
const lengths = ['12 mnd', '1 år', '6 months', '24 måneder', '1 year'];
const amounts: readonly ((count: number) => Cell)[] = [
  (count) => number(1000 + count),
  (count) => text(`kr ${1000 + count},-`),
  (count) => text(`1 ${String(count).padStart(3, '0')}`),
  (count) => text(`${1000 + count},50`),
];

function contractRow(count: number): Cell[] {
  return padding([
    text(`Leverandør ${count % 40}`),
    text(`Avtale ${count}`),
    day(count, 2020),
    ends(count),
    text(lengths[count % lengths.length] ?? ''),
    number((count % 6) + 1),
    amounts[count % amounts.length]?.(count) ?? null,
    text(count % 2 === 0 ? 'mnd' : 'Per år'),
    count % 10 === 0 ? text('Husk å reforhandle') : null,
  ]);
}

/** A workbook with contracts between titles, empty rows and a sum, three rows that are refused and one that is there twice. */
export function messyRegister(contracts: number): Promise<Uint8Array> {
  const rows = Array.from({ length: contracts }, (_one, count) => contractRow(count + 1));
  const [first = []] = rows;
  const bad = [
    padding([text('Uten navn AS'), null, text('01.01.2024')]),
    padding([text('Gal dato AS'), text('Renhold'), text('31.02.2024')]),
    padding([text('Baklengs AS'), text('Vakthold'), text('01.01.2025'), text('31.12.2024')]),
  ];
  return writeWorkbook([
    padding([text('Avtaleoversikt 2026')]),
    padding([text('Skrevet ut 1.11.2026')]),
    padding([]),
    headings,
    ...rows,
    padding([]),
    ...bad,
    first,
    padding([text('Totalt'), null, null, null, null, null, number(999_999)]),
  ]).toBuffer();
}
