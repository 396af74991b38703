import { wordsByCode, type FieldWords } from '#kernel/contract/texts.ts';
import { channelNumber } from '../contract/reasons.ts';
import { enReasons } from './en-reasons.ts';
import { enRules } from './en-rules.ts';

const reasons = enReasons.names;
const channels = wordsByCode(enRules.channels, channelNumber);
const muted = Object.fromEntries(
  Object.entries(reasons).flatMap(([reason, name]) =>
    Object.entries(channels).map(([code, way]) => [`${reason}:${code}`, `${name} · ${way}`]),
  ),
);

/** Words for what is kept about notifications and their rules, in the log and in takeouts. */
export const enFields = {
  records: {
    notification: 'Notifications',
    notificationDelivery: 'E-mails and SMS from notifications',
    notificationPreference: 'Chosen notifications',
  },
  fieldsOf: {
    notificationRule: {
      reason: 'Event',
      title: enRules.form.title,
      description: enRules.form.description,
      recipients: 'Recipients',
      direction: enRules.form.when,
      days: enRules.form.days,
      repeatDays: 'Days between',
      date: enRules.form.date,
      channels: 'Channels',
      actions: 'Actions',
      createdBy: 'Created by',
      isActive: 'Turned on',
    },
    notificationPreference: {
      muted: 'Muted',
      digestAt: 'One e-mail a day at',
      quietFrom: 'Quiet from',
      quietTo: 'Quiet to',
      muteWhileAway: 'Muted while away',
    },
    notification: {
      ruleId: 'Rule',
      reason: 'Event',
      relatedCompanyUserId: 'Who it is about',
      scopeId: 'Belongs to',
      affectedId: 'What it is about',
      day: 'Day',
      years: 'Years',
      waitedDays: 'Days it has waited',
      counts: 'Numbers of the report',
      joined: 'Joined',
      left: 'Left',
      openRequests: 'Requests waiting',
      waitingInvitations: 'Invitations not answered',
      failedDeliveries: 'Messages that did not get through',
      currentVersion: 'Current version',
      actionCompanyUser: 'Done by',
      facts: 'What it says',
      seenAt: 'Seen',
      readAt: 'Read',
    },
    readNotification: {
      notificationReason: 'Event',
    },
    notificationDelivery: {
      channel: 'Channel',
      recipient: 'Sent to',
      ruleId: 'Rule',
      reason: 'Event',
      content: 'Content',
      isDigest: 'In the daily e-mail',
      dueAt: 'To be sent',
      leftAt: 'Sent',
    },
  },
  valuesOf: {
    notificationRule: {
      reason: reasons,
      // A title that the product gave.
      title: reasons,
      recipients: enRules.recipients,
      direction: enRules.directions,
      channels,
      actions: enRules.actions,
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
        held: 'Waiting',
        left: 'Sent',
        dropped: 'Not sent',
      },
    },
  },
} satisfies FieldWords;
