import { wordsByCode, type TextsLike } from '#kernel/contract/texts.ts';
import { channelNumber } from '../contract/reasons.ts';
import type { enFields } from './en-fields.ts';
import { noReasons } from './no-reasons.ts';
import { noRules } from './no-rules.ts';

const reasons = noReasons.names;
const channels = wordsByCode(noRules.channels, channelNumber);
const muted = Object.fromEntries(
  Object.entries(reasons).flatMap(([reason, name]) =>
    Object.entries(channels).map(([code, way]) => [`${reason}:${code}`, `${name} · ${way}`]),
  ),
);

export const noFields: TextsLike<typeof enFields> = {
  records: {
    notification: 'Varsler',
    notificationDelivery: 'E-post og SMS fra varsler',
    notificationPreference: 'Valgte varsler',
  },
  fieldsOf: {
    notificationRule: {
      reason: 'Hendelse',
      title: noRules.form.title,
      description: noRules.form.description,
      recipients: 'Mottakere',
      direction: noRules.form.when,
      days: noRules.form.days,
      repeatDays: 'Dager imellom',
      date: noRules.form.date,
      channels: 'Kanaler',
      actions: 'Handlinger',
      createdBy: 'Opprettet av',
      isActive: 'Slått på',
    },
    notificationPreference: {
      muted: 'Dempet',
      digestAt: 'Én e-post om dagen klokken',
      quietFrom: 'Stille fra',
      quietTo: 'Stille til',
      muteWhileAway: 'Dempet ved fravær',
    },
    notification: {
      ruleId: 'Regel',
      reason: 'Hendelse',
      relatedCompanyUserId: 'Hvem det gjelder',
      scopeId: 'Hører til',
      affectedId: 'Hva det gjelder',
      day: 'Dag',
      years: 'År',
      waitedDays: 'Dager det har ventet',
      counts: 'Tallene i rapporten',
      joined: 'Begynte',
      left: 'Sluttet',
      openRequests: 'Søknader som venter',
      waitingInvitations: 'Ubesvarte invitasjoner',
      failedDeliveries: 'Meldinger som ikke kom fram',
      currentVersion: 'Gjeldende versjon',
      actionCompanyUser: 'Gjort av',
      facts: 'Hva det sier',
      seenAt: 'Sett',
      readAt: 'Lest',
    },
    readNotification: {
      notificationReason: 'Hendelse',
    },
    notificationDelivery: {
      channel: 'Kanal',
      recipient: 'Sendt til',
      ruleId: 'Regel',
      reason: 'Hendelse',
      content: 'Innhold',
      isDigest: 'I den daglige e-posten',
      dueAt: 'Skal sendes',
      leftAt: 'Sendt',
    },
  },
  valuesOf: {
    notificationRule: {
      reason: reasons,
      // A title that the product gave.
      title: reasons,
      recipients: noRules.recipients,
      direction: noRules.directions,
      channels,
      actions: noRules.actions,
    },
    notificationPreference: {
      muted,
      reason: reasons,
      channel: channels,
    },
    notification: {
      reason: reasons,
    },
    readNotification: {
      notificationReason: reasons,
    },
    notificationDelivery: {
      reason: reasons,
      channel: channels,
      status: {
        held: 'Venter',
        left: 'Sendt',
        dropped: 'Ikke sendt',
      },
    },
  },
};
