import { expect, test } from 'vitest';
import { findLinks } from './links.ts';

test.each<[string, string[]]>([
  ['Se https://fjordlys.no/plan for mer', ['https://fjordlys.no/plan']],
  ['HTTP://X', ['HTTP://X']],
  ['ftp://fil.no', ['ftp://fil.no']],
  ['www.fjordlys.no', ['www.fjordlys.no']],
  ['Gå til WWW.fjordlys', ['WWW.fjordlys']],
  ['fjordlys.no', ['fjordlys.no']],
  ['Les (fjordlys.no).', ['fjordlys.no']],
  ['Se VG.NO nå', ['VG.NO']],
  ['Se nyheter.fjordlys.com.', ['nyheter.fjordlys.com']],
  ['bit.ly/3abc', ['bit.ly/3abc']],
  ['kort.ukjent/3abc', ['kort.ukjent/3abc']],
  ['fjordlys.no:8080/x', ['fjordlys.no:8080/x']],
  ['fjordlys．no og fjordlys。no og fjordlys․no', ['fjordlys．no', 'fjordlys。no', 'fjordlys․no']],
  ['blåbær.no', ['blåbær.no']],
  ['fjordlys.cOm', ['fjordlys.cOm']],
  ['fjordlys.xn--p1ai', ['fjordlys.xn--p1ai']],
  ['vg.no-saken', ['vg.no']],
  ['a.no b.se', ['a.no', 'b.se']],
  ['Husk:\n-fjordlys.no', ['fjordlys.no']],
  ['Les mer...fjordlys.no', ['fjordlys.no']],
  ['Les mer_fjordlys.no', ['fjordlys.no']],
  ['-www.fjordlys.no', ['www.fjordlys.no']],
  ['https://kari@fjordlys.no/plan', ['https://kari@fjordlys.no/plan']],
  ['kari@fjordlys.no eller fjordlys.no', ['fjordlys.no']],
])('in “%s” the addresses are found', (text, links) => {
  expect(findLinks(text)).toEqual(links);
});

test.each([
  '',
  'Møtet er kl. 08.Møt presis',
  'kl. 08.30',
  'Skriv til kari.moe@fjordlys.no innen fredag',
  'Skriv til kari@fjordlys.no.',
  'post@xn--blbr-roah.no, kari_vik@post.fjordlys.no',
  'f.eks...',
  'Da er det bra.No more to say',
  'Ferdig.Se planen',
  'f.eks. på fredag, bl.a. møterom, m.fl.',
  'Versjon 3.5 av Node.js',
  '10.000 kr',
  'Kom kl. 9.Ta med PC',
  'dvs.at vi stenger',
  'A/S og/eller B',
  'slutt. no',
  'lagring.txt',
])('in “%s” there is none', (text) => {
  expect(findLinks(text)).toEqual([]);
});

test('a long text without blanks is read at once', () => {
  const before = performance.now();
  findLinks('a'.repeat(5000));
  findLinks('a.'.repeat(2500));
  findLinks('a-'.repeat(2500));
  findLinks('a--'.repeat(1666));
  findLinks('a_.'.repeat(1666));
  findLinks('a..'.repeat(1666));
  findLinks('-'.repeat(5000));
  expect(performance.now() - before).toBeLessThan(1500);
});
