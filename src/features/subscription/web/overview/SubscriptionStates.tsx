import { IconAlertTriangle, IconCalendarOff, IconCircleCheck, IconCircleDashed, IconClock, IconLock } from '@tabler/icons-react';
import { useFormat, type Format } from '#kernel/web/format.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { timeLeft } from '../shell/time-left.ts';
import { useMoney } from '../use-money.ts';
import { overdueInvoices, stateOf, type SubscriptionState } from './subscription-state.ts';

const looks = {
  nonpayment: { tone: 'bad', icon: IconLock },
  due: { tone: 'warn', icon: IconAlertTriangle },
  ending: { tone: 'warn', icon: IconCalendarOff },
  trial: { tone: 'note', icon: IconClock },
  active: { tone: 'good', icon: IconCircleCheck },
  trialOver: { tone: 'still', icon: IconCircleDashed },
  free: { tone: 'still', icon: IconCircleDashed },
} as const;

/** Where the subscription stands, and what comes next. */
export function SubscriptionStates({ overview }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  const state = stateOf(overview);
  const words = wordsOf(state, overview, { t, format, money });
  return <StatusLine {...looks[state]} {...words} />;
}

interface Writers {
  t: Texts<typeof en>;
  format: Format;
  money: (amount: number) => string;
}

function wordsOf(state: SubscriptionState, overview: SubscriptionOverview, { t, format, money }: Writers) {
  const { trial, endsOn, renewsOn, overdue } = overview;
  if (state === 'trial') {
    const { days, hours } = timeLeft(trial.endsAt, new Date());
    return {
      state: t('overview.state.trial'),
      since: t('overview.state.trialLeft', { days, hours }),
      next: t('overview.state.trialNext', { date: format.moment(trial.endsAt) }),
    };
  }
  if (state === 'ending') return { state: t('overview.state.ending', { date: format.date(endsOn) }), next: t('overview.state.endingNext') };
  if (state === 'due' || state === 'nonpayment')
    return {
      state: t(`overview.state.${state}`, { invoices: overdueInvoices(overview) }),
      next: t(`overview.state.${state}Next`, { amount: money(overdue) }),
    };
  if (state === 'active')
    return {
      state: t('overview.state.active'),
      next: renewsOn === null ? undefined : t('overview.state.activeNext', { date: format.date(renewsOn) }),
    };
  return { state: t(`overview.state.${state}`), next: t(`overview.state.${state}Next`) };
}
