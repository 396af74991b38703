import { expect, test } from 'vitest';
import { isReachableFromOutside } from './hook-address.ts';

test.each([
  ['https://hr.firma.no', true],
  ['https://hr.firma.no:8443', true],
  ['https://[2a00:1450:4001:800::200e]', true],
  ['https://8.8.8.8', true],
  ['http://hr.firma.no', false],
  ['http://localhost:3000', false],
  ['https://localhost', false],
  ['https://app.localhost', false],
  ['https://127.0.0.1', false],
  ['https://10.0.0.7', false],
  ['https://192.168.1.4:3000', false],
  ['https://[::1]', false],
  ['https://[fd00::1]', false],
  ['https://intranet', false],
  ['https://hr.firma.local', false],
  ['https://hr.firma.local.', false],
  ['https://hr.internal', false],
  ['https://localhost.firma.no', true],
])('whether %s can be reached from outside: %s', (publicUrl, isReachable) => {
  expect(isReachableFromOutside(publicUrl)).toBe(isReachable);
});
