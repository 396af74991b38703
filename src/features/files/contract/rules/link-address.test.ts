import { expect, test } from 'vitest';
import { isLinkAllowed } from './link-address.ts';

// files.6
test.each([
  'https://www.firma.no',
  'http://firma.no/dokumenter',
  'HTTPS://FIRMA.NO/A',
  'https://firma.no:8443/a/b?c=d#e',
  'https://firma.no?c=d',
  'https://firma.no#del',
  'https://firma.no/?#',
  'https://blåbær.no/syltetøy',
  'https://localhost/a',
  'https://192.168.0.1/a',
  'https://[2001:db8::1]:3000/a',
  'https://firma.no./a',
  'https://a-b.c-d.no',
  'https://x.no/pakke.zip.html',
  'https://x.no/zip',
  'https://x.no/a?file=b.zip',
  'https://x.no/a#b.zip',
  'https://x.no/robin',
  'https://x.no/%C3%A5',
])('%s may be linked to', (url) => {
  expect(isLinkAllowed(url)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['firma.no', 'no scheme'],
  ['ftp://firma.no/a', 'another scheme'],
  ['javascript:alert(1)', 'a script'],
  [' https://firma.no', 'a space in front'],
  ['xhttps://firma.no', 'something in front'],
  ['https://', 'no host'],
  ['https:///a', 'no host before a path'],
  ['https://fir ma.no', 'a space in the host'],
  ['https://firma.no/a b', 'a space in the path'],
  ['https://firma.no/a?b c', 'a space in the query'],
  ['https://firma.no/a#b c', 'a space after the hash'],
  ['https://kari:hemmelig@firma.no/a', 'a password'],
  ['https://kari@firma.no/a', 'a user name'],
  ['https://-firma.no', 'a hyphen first'],
  ['https://firma-.no', 'a hyphen last'],
  ['https://firma..no', 'an empty part'],
  ['https://firma.no:123456/a', 'a port too long'],
  ['https://firma.no:/a', 'an empty port'],
  ['https://firma.no:a/', 'a port of letters'],
  ['https://[gggg]/', 'no address in brackets'],
  ['https://fir_ma.no', 'an underscore in the host'],
  ['https://x.no/pakke.zip', 'a zip file'],
  ['https://x.no/PAKKE.ZIP', 'a zip file in capitals'],
  ['https://x.no/fast.bin', 'a bin file'],
  ['https://x.no/pakke.zip/', 'a zip file with a slash'],
  ['https://x.no/pakke.zip//', 'a zip file with two slashes'],
  ['https://x.no/pakke.zip?x=1', 'a zip file with a query'],
  ['https://x.no/pakke.zip#x', 'a zip file with a hash'],
  ['https://x.no/pakke%2Ezip', 'a zip file whose point is encoded'],
  ['https://x.no/pakke.%7Aip', 'a zip file whose letter is encoded'],
  ['https://x.no/%E0%A4%A', 'an encoding that is broken'],
])('%s may not be linked to: %s', (url) => {
  expect(isLinkAllowed(url)).toBe(false);
});

test('an address is at most 2,000 characters long', () => {
  const start = 'https://x.no/';
  expect(isLinkAllowed(start + 'a'.repeat(2000 - start.length))).toBe(true);
  expect(isLinkAllowed(start + 'a'.repeat(2001 - start.length))).toBe(false);
});
