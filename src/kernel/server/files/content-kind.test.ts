import { expect, test } from 'vitest';
import { contentKind, contentTypeOf, isShown } from './content-kind.ts';

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['a picture with a page behind it', '\x89PNG\r\n\x1a\n<html><script>alert(1)</script>', 'png'],
  ['a photograph', '\xff\xd8\xff\xe0', 'jpeg'],
  ['an animation', 'GIF89a', 'gif'],
  ['a picture of the web', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['a page', '<!DOCTYPE html><p>Hei', 'markup'],
  ['a page after empty lines', '\n\n  <HTML>', 'markup'],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'markup'],
  ['a drawing after a comment', '<!-- hei --><svg onload="alert(1)"/>', 'markup'],
  ['XML', '<?xml version="1.0"?><x/>', 'markup'],
  ['a program for Windows', 'MZ\x90\0\x03\0', 'program'],
  ['a text about Mozart', 'MZ er ikke et program', 'text'],
  ['a program for Linux', '\x7fELF\x02', 'program'],
  ['a program for macOS', '\xcf\xfa\xed\xfe', 'program'],
  ['a program for Java in an archive', `PK\x03\x04${'\0'.repeat(26)}META-INF/`, 'program'],
  ['a document in an archive', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`, 'other'],
  ['a script with its runner', '#!/bin/sh\nrm -rf /', 'program'],
  ['a batch file', '@echo off\r\n', 'program'],
  ['a PHP page', '<?php system($_GET[0]);', 'program'],
  ['a Norwegian text', Buffer.from('Blåbærsyltetøy').toString('latin1'), 'text'],
  ['bytes', '\0\x01\x02', 'other'],
  ['text in an old alphabet', 'Bl\xe5b\xe6r', 'other'],
] as const)('tells %s by its first bytes', (_name, head, kind) => {
  expect(contentKind(Buffer.from(head, 'latin1'))).toBe(kind);
});

test('takes a letter that is cut at the end of the first bytes for text', () => {
  expect(contentKind(Buffer.from('Blå').subarray(0, 3))).toBe('text');
});

test('shows no markup, whatever it is called', () => {
  expect([contentTypeOf('markup'), isShown(contentTypeOf('markup'))]).toEqual(['application/octet-stream', false]);
  expect([contentTypeOf('text'), isShown(contentTypeOf('text'))]).toEqual(['text/plain; charset=utf-8', true]);
});
