import { expect, test } from 'vitest';
import { documentTypeOf, lookupName, metadataUrl, publisherOf } from './names.ts';

test('the name of a participant is the SHA-256 of its id in Base32', () => {
  expect(lookupName('986252932', 'participant.sml.prod.tech.peppol.org')).toBe(
    'JGPA45E5TP5QNMA3C3XUXV6V4ZE4LHDYW6AL2HZYU3NRLUFX3D3A.iso6523-actorid-upis.participant.sml.prod.tech.peppol.org',
  );
});

const naptr = { flags: 'U', service: 'Meta:SMP', regexp: '!.*!https://smp.example.no/!', order: 100, preference: 10 };
const none: string | undefined = undefined;

test.each([
  ['the address between the marks', [naptr], 'https://smp.example.no'],
  ['flags and service in other letters', [{ ...naptr, flags: 'u', service: 'meta:smp' }], 'https://smp.example.no'],
  ['the whole name', [{ ...naptr, regexp: '!^.*$!https://smp.example.no/x!' }], 'https://smp.example.no/x'],
  [
    'the first in order',
    [
      { ...naptr, regexp: '!.*!https://b.example!' },
      { ...naptr, order: 1, regexp: '!.*!https://a.example!' },
    ],
    'https://a.example',
  ],
  ['the first in preference', [naptr, { ...naptr, preference: 1, regexp: '!.*!https://a.example!' }], 'https://a.example'],
  ['nothing of another service', [{ ...naptr, service: 'E2U+sip' }], none],
  ['nothing of another kind', [{ ...naptr, flags: 'S' }], none],
  ['nothing that is not encrypted', [{ ...naptr, regexp: '!.*!http://smp.example.no!' }], none],
  ['nothing that substitutes', [{ ...naptr, regexp: '!(.*)!https://\\1.example.no!' }], none],
  ['nothing without records', [], none],
])('records give %s', (_name, records, expected) => {
  expect(publisherOf(records)).toBe(expected);
});

test('the publisher is asked for one type of document', () => {
  expect(documentTypeOf('creditNote')).toContain('CreditNote-2::CreditNote##urn:cen.eu:en16931:2017#compliant');
  const url = metadataUrl('https://smp.example.no', '986252932', 'invoice');
  expect(url).toMatch(/^https:\/\/smp\.example\.no\/iso6523-actorid-upis%3A%3A0192%3A986252932\/services\/busdox-docid-qns%3A%3Aurn/);
  expect(url).toContain('Invoice%23%23urn%3Acen.eu%3Aen16931%3A2017%23compliant');
});
