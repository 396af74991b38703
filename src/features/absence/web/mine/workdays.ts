import { weekdays } from '../request/repetition.ts';

/** The weekdays in a work week's mask, Monday first: bit 0 is Sunday. */
export function workdaysOf(mask: number): (typeof weekdays)[number][] {
  return weekdays.filter((day) => Math.floor(mask / 2 ** Number(day)) % 2 === 1);
}
