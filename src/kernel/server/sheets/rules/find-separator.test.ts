import { expect, test } from 'vitest';
import { findSeparator } from './find-separator.ts';

test.each([
  ['Navn;Tittel\n"Hansen, Kari";"Leder, salg"\n"Moe, Ola";"Selger, nord"', ';'],
  ['Name,Salary\n"Hansen, Kari","650,000"\nOla Moe,"450,000"', ','],
  ['Navn\tTittel\nKari Hansen\tLeder, salg', '\t'],
  ['a|b|c\n1,5|2|3\n2,5|3|4', '|'],
  ['Navn;Adresse\nKari;Storgata 1, 0155 Oslo\nOla;Lillegata 2, 5003 Bergen', ';'],
  ['Navn\nKari Hansen\nOla Moe', ';'],
  ['', ';'],
  // Two commas in every record are stronger evidence than one semicolon in every record.
  ['a,b,c;d\ne,f,g;h', ','],
  // One comma in every record is stronger evidence than two semicolons in every other.
  ['a,b\nc;d;e,f\ng,h\ni,j', ','],
  // A record without the separator counts against it.
  ['a;b\nc;d\ne,f\ng,h\ni,j', ','],
  // Empty lines, and lines of separators alone, are not records.
  ['a,b\n\n\n\n;\n;;\n  \n', ','],
  ['a,b\r\nc,d\r\ne;f', ','],
  ['a,b\rc,d\re;f', ','],
  // Line breaks and separators between quotes belong to the value.
  ['a,"x;y;z\n;;;;\n"\nb,c', ','],
  // The last record counts without a line end.
  ['a;b\nc,d\ne,f', ','],
])('what parts %j is "%s"', (text, separator) => {
  expect(findSeparator(text)).toBe(separator);
});

test('only the first sixty records are looked at', () => {
  expect(findSeparator('a,b\n'.repeat(60) + 'a;b;c;d;e;f;g\n'.repeat(600))).toBe(',');
  expect(findSeparator('a,b\n'.repeat(20) + 'a;b;c;d;e;f;g\n'.repeat(600))).toBe(';');
});
