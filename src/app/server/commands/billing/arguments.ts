import { readFileSync } from 'node:fs';
import { exactAmount } from '#kernel/contract/amount.ts';
import { Day } from '#kernel/contract/values.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';

/** A positive whole number of an option. */
export function numberOf(option: string, value: string | undefined): number {
  const number = Number(value);
  if (value === undefined || !/^[1-9]\d{0,14}$/.test(value))
    throw new ConfigFault(`--${option} must be a whole number, such as --${option} 12.`);
  return number;
}

/** An amount in kroner as øre. */
export function oreOf(option: string, value: string | undefined): number {
  const exact = value === undefined ? undefined : exactAmount(value);
  if (exact === undefined || Number(exact) === 0)
    throw new ConfigFault(`--${option} must be an amount in kroner, such as --${option} 1250,50.`);
  const [whole = '', decimals = ''] = exact.split('.');
  return Number(`${whole}${decimals.padEnd(2, '0')}`);
}

/** A day of an option. */
export function dayOf(option: string, value: string | undefined): string {
  const read = Day.safeParse(value);
  if (!read.success) throw new ConfigFault(`--${option} must be a date, such as --${option} 2027-01-31.`);
  return read.data;
}

/** A text of an option. */
export function textOf(option: string, value: string | undefined): string {
  if (!value?.trim()) throw new ConfigFault(`--${option} is missing.`);
  return value.trim();
}

/** One of some words. */
export function oneOf<Word extends string>(option: string, words: readonly Word[], value: string | undefined): Word {
  const found = words.find((word) => word === value);
  if (!found) throw new ConfigFault(`--${option} must be ${words.join(' or ')}.`);
  return found;
}

/** What a file holds as JSON. */
export function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigFault(`${file} cannot be read as JSON.`, { cause });
  }
}
