import type { Format } from '#kernel/web/format.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { AllowanceBasis } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';

/** How a default allowance comes about, as one line: 25 days × 3/5 work week = 15. */
export function basisText({ t, format }: { t: Texts<typeof en>; format: Format }, basis: AllowanceBasis): string {
  const { days, companyDays, workdays, companyWorkdays, extraDays, isProrated, employed } = basis;
  const week = workdays === companyWorkdays ? 'same' : 'share';
  const sixty = extraDays > 0 ? 'yes' : 'no';
  const part = isProrated || !employed ? partOf(employed) : 'whole';
  return t('mine.ledger.basis', {
    companyDays,
    week,
    workdays,
    companyWorkdays,
    sixty,
    extraDays,
    part,
    period: format.dateRange(employed?.from, employed?.to),
    sum: week === 'share' || sixty === 'yes' || part !== 'whole' ? 'yes' : 'no',
    days,
  });
}

function partOf(employed: AllowanceBasis['employed']): 'whole' | 'part' | 'none' {
  if (!employed) return 'none';
  return employed.from.endsWith('-01-01') && employed.to.endsWith('-12-31') ? 'whole' : 'part';
}
