import type { CallError } from '#kernel/web/call-error.ts';
import type { Format } from '#kernel/web/format.ts';
import { Calculation, type Warning } from '../../contract/entities-balance.ts';

/** The calculation in a refusal for too few days. */
export function refusedCalculation(error: Pick<CallError, 'details'> | undefined): Calculation | undefined {
  return Calculation.safeParse(error?.details['calculation']).data;
}

/** How many vacation days a request would give back. */
export function returnedDaysIn(calculation: Pick<Calculation, 'warnings'> | undefined): number {
  const warning = calculation?.warnings.find(({ kind }) => kind === 'givesVacationBack');
  return Number(warning?.params['days'] ?? 0);
}

type WarningTexts = (key: `request.warnings.${Warning['kind']}`, values: Warning['params']) => string;

/** The text of a warning, with its dates formatted. */
export function warningText({ kind, params }: Warning, t: WarningTexts, format: Pick<Format, 'date'>): string {
  return t(`request.warnings.${kind}`, readableParams(params, format));
}

function readableParams(params: Warning['params'], format: Pick<Format, 'date'>): Warning['params'] {
  const isDay = (value: string | number): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isDay(value) ? format.date(value) : value]));
}
