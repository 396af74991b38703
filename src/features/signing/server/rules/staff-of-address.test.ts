import { describe, expect, test } from 'vitest';
import { staffOfAddress, staffOfCorrectedAddress } from './staff-of-address.ts';

describe('the employee of an address', () => {
  test.each([
    ['has it alone', 'kari', [null, 'ola'], 'kari'],
    ['has it alone, and nobody else signs', 'kari', [], 'kari'],
    ['is nobody when it is nobody’s', undefined, [null, 'ola'], null],
    ['is nobody when it is nobody’s, beside a recipient of whom nothing is known', undefined, [undefined], null],
    ['is nobody when another recipient is that employee', 'kari', ['ola', 'kari'], null],
  ])('%s', (_case, owner, others, expected) => {
    expect(staffOfAddress({ owner, others })).toBe(expected);
  });
});

describe('the employee of a corrected address', () => {
  const kari = { id: 'kari', name: 'Kari Nordmann' };
  test.each([
    ['is who has it, whatever they are called', { owner: 'ola', others: [] }, kari, 'ola'],
    ['is nobody when another recipient is that employee, though the name fits the former', { owner: 'ola', others: ['ola'] }, kari, null],
    ['stays the former when it is nobody’s and the name fits', { owner: undefined, others: [] }, kari, 'kari'],
    ['is nobody when the name is another', { owner: undefined, others: [] }, { ...kari, name: 'Per Hansen' }, null],
    ['is nobody when the former has been erased', { owner: undefined, others: [] }, { ...kari, name: undefined }, null],
    ['is nobody when there was none before', { owner: undefined, others: [] }, undefined, null],
  ])('%s', (_case, address, former, expected) => {
    expect(staffOfCorrectedAddress(address, { name: 'Kari Nordmann', former })).toBe(expected);
  });
});
