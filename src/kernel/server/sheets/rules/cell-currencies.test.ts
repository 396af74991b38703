import { expect, test } from 'vitest';
import { currencyCells, currencyOfFormat, currencyStyles, sheetPaths } from './cell-currencies.ts';

test.each([
  ['"kr" #,##0.00', 'NOK'],
  ['_-* #,##0.00\\ "kr"_-', 'NOK'],
  ['#,##0\\ \\k\\r', 'NOK'],
  ['[$kr-414] #,##0', 'NOK'],
  ['#,##0.00 [$kr-41D]', 'SEK'],
  ['#,##0 [$kr.-406]', 'DKK'],
  ['"$"#,##0', 'USD'],
  ['$#,##0.00_);[Red]($#,##0.00)', 'USD'],
  ['[$$-409]#,##0', 'USD'],
  ['[$$-1009]#,##0', 'CAD'],
  ['[$€-2] #,##0', 'EUR'],
  ['#,##0.00 [$€-407]', 'EUR'],
  ['[$£-809]#,##0', 'GBP'],
  ['[$USD] #,##0', 'USD'],
  ['#,##0 "PLN"', 'PLN'],
  ['#,##0 zł', 'PLN'],
  ['[$R$-416] #,##0', 'BRL'],
  ['[$₹-4009]#,##0', 'INR'],
  ['[$¥-411]#,##0', 'JPY'],
  ['[$¥-804]#,##0', 'CNY'],
  ['#,##0 [$Kč-405]', 'CZK'],
  ['#,##0 [$kr-81d]', 'SEK'],
  ['[$kr-40F] #,##0', 'ISK'],
  ['[$kr-999] #,##0', 'NOK'],
  ['[$$-C0C]#,##0', 'CAD'],
  ['[$$-C09]#,##0', 'AUD'],
  ['[$$-1409]#,##0', 'NZD'],
  // The euro is of no single country.
  ['[$€-41D] #,##0', 'EUR'],
  ['#,##0 "kr."', 'NOK'],
  ['#,##0 "kran"', undefined],
  ['#,##0 "skr"', undefined],
  ['', undefined],
  ['[$-409]d-mmm-yy', undefined],
  ['[$-F800]dddd, mmmm dd, yyyy', undefined],
  ['#,##0.00', undefined],
  ['0 %', undefined],
  ['[Red]0', undefined],
  ['0 "MND"', undefined],
  ['General', undefined],
  ['@', undefined],
])('the format %s shows %s', (format, currency) => {
  expect(currencyOfFormat(format)).toBe(currency);
});

test('styles, cells and sheets are found whatever their prefixes and quotes', () => {
  const styles = currencyStyles(
    `<x:styleSheet><x:numFmts><x:numFmt formatCode='[$kr-41D]\\ 0' numFmtId='170'/><x:numFmt numFmtId="171" formatCode="&quot;$&quot;0"/></x:numFmts>` +
      `<x:cellStyleXfs><x:xf numFmtId="171"/></x:cellStyleXfs><x:cellXfs count="3"><x:xf numFmtId="0"/><x:xf numFmtId='170'/><x:xf numFmtId="171"><x:alignment/></x:xf></x:cellXfs></x:styleSheet>`,
  );
  expect([...styles]).toEqual([
    [1, 'SEK'],
    [2, 'USD'],
  ]);
  expect([
    ...currencyCells(`<c r="A1" s="0"><v>1</v></c><c s='1' r='B1'><v>1</v></c><x:c r="C1" s="2" t="n"/><c r="D1"><v>1</v></c>`, styles),
  ]).toEqual([['B1', 'SEK']]);
  expect([...currencyStyles('<numFmts><numFmt numFmtId="170"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>')]).toEqual([]);
  expect([...currencyCells('<c r="A1" s="0"><v>1</v></c>', new Map())]).toEqual([]);
  expect(
    sheetPaths(
      `<sheets><sheet name="A" sheetId="1" r:id="rId2"/><sheet name="B" r:id="rId1" sheetId="2"/><sheet name="C" r:id="rId9"/></sheets>`,
      `<Relationship Target="worksheets/a.xml" Id="rId1"/><Relationship Id="rId2" Target="/xl/worksheets/b.xml"/>`,
    ),
  ).toEqual(['xl/worksheets/b.xml', 'xl/worksheets/a.xml', undefined]);
});
