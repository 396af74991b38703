import { describe, expect, test } from 'vitest';
import { camtFile } from '../../testing/camt.ts';
import { readCamt } from './read-camt.ts';

const entriesIn = (xml: string) => {
  const file = readCamt(xml);
  if (file.kind === 'unreadable') throw new Error(file.reason);
  return file.entries;
};
const reasonIn = (xml: string) => {
  const file = readCamt(xml);
  return file.kind === 'unreadable' ? file.reason : undefined;
};
const one = camtFile({ payments: [{ kid: '000011 00000042 9', amount: '1633.5', payer: 'Fjord &amp; Fjell AS', message: 'Faktura 42' }] });

test('each payment of an entry is read with its amount, KID, payer and references', () => {
  const file = readCamt(
    camtFile({
      payments: [
        { kid: '1', amount: '0.07' },
        { kid: '2', amount: '250000' },
      ],
    }),
  );
  expect(file).toMatchObject({
    kind: 'read',
    messageId: 'MSG-1',
    entries: [
      { reference: 'E1/B1', kid: '1', amount: 7 },
      { reference: 'E1/B2', kid: '2', amount: 25_000_000 },
    ],
  });
  expect(entriesIn(one)).toEqual([
    {
      reference: 'E1/B1',
      bankReference: 'B1',
      account: '86011117947',
      day: '2026-12-01',
      amount: 163_350,
      currency: 'NOK',
      kid: '000011000000429',
      payer: 'Fjord & Fjell AS',
      message: 'Faktura 42',
      isReversal: false,
    },
  ]);
});

test.each([
  ['without references in two notices', (xml: string) => xml.replaceAll(/<(NtryRef|AcctSvcrRef)>\w+<\/\1>/g, ''), ['#1/1', '#1/1#2']],
  ['of the same references in two notices', (xml: string) => xml, ['E1/B1', 'E1/B1#2']],
])('payments %s are told apart', (_name, change, references) => {
  const twice = change(one).replace(/<Ntfctn>.*<\/Ntfctn>/s, (notice) => notice + notice.replace('1633.5<', '250<'));
  expect(entriesIn(twice).map(({ reference, amount }) => [reference, amount])).toEqual([
    [references[0], 163_350],
    [references[1], 25_000],
  ]);
});

describe('other forms of the same', () => {
  test('version 08 with a prefix, a status by code, a party and a moment', () => {
    const xml = one
      .replaceAll(/<(\/?)(\w)/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=')
      .replace('camt.054.001.02', 'camt.054.001.08')
      .replace('<n:Sts>BOOK</n:Sts>', '<n:Sts><n:Cd>BOOK</n:Cd></n:Sts>')
      .replace('<n:BookgDt><n:Dt>2026-12-01</n:Dt>', '<n:BookgDt><n:DtTm>2026-12-02T10:00:00+01:00</n:DtTm>')
      .replace(/<n:Dbtr>(.*)<\/n:Dbtr>/, '<n:Dbtr><n:Pty>$1</n:Pty></n:Dbtr>');
    expect(entriesIn(xml)).toEqual([{ ...entriesIn(one)[0], day: '2026-12-02' }]);
  });

  test('an entry without details has its own amount and reference', () => {
    const xml = one.replace(/<NtryDtls>.*<\/NtryDtls>/s, '');
    expect(entriesIn(xml)).toMatchObject([{ reference: 'E1/1', bankReference: 'BATCH', amount: 9_999_900, kid: null, payer: null }]);
  });

  test('a detail without an amount has that of its entry, if it is the only one', () => {
    expect(entriesIn(one.replace(/<AmtDtls>.*<\/AmtDtls>/, ''))).toMatchObject([{ amount: 9_999_900 }]);
    const two = camtFile({ payments: [{ kid: '1' }, { kid: '2' }] });
    expect(reasonIn(two.replace(/<AmtDtls>.*<\/AmtDtls>/, ''))).toBe('Entry E1/B1 has no amount in whole øre.');
  });

  test('an account that is no IBAN', () => {
    expect(entriesIn(one.replace('<IBAN>NO9386011117947</IBAN>', '<Othr><Id>8601.11.17947</Id></Othr>'))[0]?.account).toBe('86011117947');
    expect(entriesIn(one.replace('NO9386011117947', 'SE4550000000058398257466'))[0]?.account).toBe('SE4550000000058398257466');
  });
});

test.each([
  ['only announced', (xml: string) => xml.replace('BOOK', 'PDNG')],
  ['money that went out', (xml: string) => xml.replace('CRDT', 'DBIT')],
])('what is %s is left aside', (_name, change) => {
  expect(entriesIn(change(one))).toEqual([]);
});

test.each([
  ['credited and taken back', (xml: string) => xml.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')],
  ['debited as a reversal', (xml: string) => xml.replace('CRDT', 'DBIT').replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')],
])('what is %s is a reversal', (_name, change) => {
  expect(entriesIn(change(one))).toMatchObject([{ isReversal: true, amount: 163_350 }]);
});

test.each([
  ['no XML', 'MSG;1;100'],
  ['another message', one.replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrStmt')],
  ['XML that ends too soon', one.slice(0, -30)],
  ['entities', one.replace('<Document', '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document').replace('Kunde', '&x;')],
])('%s is refused', (_name, xml) => {
  expect(reasonIn(xml)).toBe('It is not a camt.054 message.');
});

test.each([
  ['message id', one.replace(/<MsgId>.*<\/MsgId>/, ''), 'It has no message id (GrpHdr/MsgId).'],
  ['day', one.replace(/<BookgDt>.*<\/ValDt>/, ''), 'Entry E1/B1 has no day.'],
  ['whole øre', one.replace('1633.5<', '1633.505<'), 'Entry E1/B1 has no amount in whole øre.'],
  ['positive amount', one.replace('1633.5<', '0.00<'), 'Entry E1/B1 has no amount in whole øre.'],
])('a file in which something has no %s is refused as a whole', (_name, xml, reason) => {
  expect(reasonIn(xml)).toBe(reason);
});
