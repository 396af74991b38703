import { weekdays } from '../request/repetition.ts';

/** Which weekdays a mask of a work week names, Monday first: bit 0 is Sunday. */
export function workdaysOf(mask: number): (typeof weekdays)[number][] {
  return weekdays.filter((day) => Math.floor(mask / 2 ** Number(day)) % 2 === 1);
}
