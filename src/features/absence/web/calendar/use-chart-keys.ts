import type { KeyboardEvent } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { useDecision } from '../use-decision.ts';
import { barsOn } from './chart.ts';
import type { ChartRow } from './chart.ts';
import { moved, rangeOf } from './move.ts';
import type { Focus } from './move.ts';
import type { Wallchart } from './use-wallchart.ts';

interface Keys {
  rows: readonly ChartRow[];
  chart: Wallchart;
  focus: Focus;
  setFocus: (focus: Focus) => void;
  today: number;
  mayDecide: boolean;
  onBar: (absenceId: string) => void;
  onDays: (companyUserId: string, from: number, to: number) => void;
  onFold: (name: string) => void;
}

/** Keyboard navigation of the wallchart. */
export function useChartKeys(keys: Keys): (event: KeyboardEvent) => void {
  const { rows, chart, focus, setFocus } = keys;
  const t = useTexts<typeof en>('absence');
  const go = useGo();
  const decide = useDecision();
  const row = rows[focus.row];

  const open = (): void => {
    if (row?.kind === 'group') return keys.onFold(row.name);
    if (!row) return undefined;
    const { from, to } = rangeOf(focus);
    const bar = from === to ? barsOn(row.bars, from).at(-1) : undefined;
    if (bar) return keys.onBar(bar.absenceId);
    if (row.person.mayAdd) return keys.onDays(row.person.companyUserId, from, to);
    showToast({ tone: 'warn', title: t('calendar.mayNotAdd') });
    return undefined;
  };
  const answer = (decision: 'approve' | 'decline'): void => {
    const person = row?.kind === 'person' ? row : undefined;
    const waiting = person && barsOn(person.bars, focus.day).findLast(({ isWaiting }) => isWaiting);
    if (waiting && keys.mayDecide) void decide(decision, person.person.fullName, { absenceId: waiting.absenceId });
    else showToast({ tone: 'warn', title: t('calendar.notWaiting') });
  };
  const visit = (): void => {
    if (row?.kind === 'person' && row.person.mayOpen) void go('/vacation-and-leave/details', { companyUserId: row.person.companyUserId });
  };
  const actions: Readonly<Record<string, () => void>> = {
    Enter: open,
    ' ': open,
    a: () => answer('approve'),
    d: () => answer('decline'),
    p: visit,
    Escape: () => setFocus({ ...focus, anchor: undefined }),
  };

  return (event) => {
    // A focused fold button or name handles its own keys.
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return;
    const isLetter = event.key.length === 1;
    const next = isLetter && event.ctrlKey ? undefined : moved(focus, event, { ...chart.days, rows: rows.length, today: keys.today });
    const act = event.ctrlKey ? undefined : actions[isLetter ? event.key.toLowerCase() : event.key];
    if (!next && !act) return;
    event.preventDefault();
    act?.();
    if (!next) return;
    setFocus(next);
    chart.show(next.row, next.day);
  };
}
