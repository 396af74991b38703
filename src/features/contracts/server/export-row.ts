import type { Cells } from '#features/people/server/public.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { intervalText } from '#kernel/server/export/interval-text.ts';
import type { ContractColumn } from '../contract/lists.ts';
import { findDeadline, type DeadlineDay } from '../contract/rules/deadline.ts';
import { yearlyValue } from '../contract/rules/yearly-value.ts';
import type { en } from '../texts/en-output.ts';
import type { StoredContract } from './store-contract.ts';

export type ExportTexts = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : Record<keyof (typeof en)[Key], string> };

/** A contract as a row of a file, in words. */
export function exportRow(
  stored: StoredContract,
  day: DeadlineDay,
  { texts, language }: { texts: ExportTexts; language: Language },
): Cells<ContractColumn> {
  const { termEnd, noticeDate, actBy, state } = findDeadline(stored, day);
  const length = (interval: Interval | null) => interval && intervalText(language, interval);
  const { party, name, category, responsible, signedBy, startDate, endDate, currency, trafficLight } = stored;
  return {
    party,
    name,
    category,
    responsible,
    signedBy,
    status: state === 'expired' ? texts.expired : texts.status[stored.status],
    typeId: texts.types[stored.typeId],
    startDate,
    endDate,
    renewalInterval: length(stored.renewalInterval),
    noticePeriod: length(stored.noticePeriod),
    renewEndDate: termEnd,
    noticeDate,
    nextDeadline: actBy,
    contractValue: stored.value,
    currency,
    interval: stored.value === null ? null : texts.intervals[stored.interval],
    valuePerYear: yearlyValue(stored),
    trafficLight: trafficLight && texts.lights[trafficLight],
    createdDate: stored.createdAt,
    lastChangeDate: stored.changedAt,
  };
}
