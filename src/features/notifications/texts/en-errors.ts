import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { notifications } from '../contract/index.ts';

export const enErrors = {
  'notificationRules.Forbidden': 'You do not have access to notification rules. Ask an administrator.',
  'notificationRules.NotificationsNotEnabled': 'Notifications are off in this company. An administrator can turn them on in Settings.',
  'notificationRules.RuleNotEditable': 'This rule can no longer be changed. Create a new one.',
  'notificationRules.RuleSetByAnotherAdmin':
    'Another administrator created this rule, and only they can change it. Ask them, or create your own rule.',
  'notificationRules.OccurrenceNotAllowed': 'This event cannot repeat that way. Choose another interval.',
  'notificationRules.DaysDifferenceNotAllowed':
    'You cannot send notifications of this event that many days before or after. Choose another number of days.',
  'notificationRules.RecipientNotAllowed': 'One of the recipients cannot be notified of this event. Choose other recipients.',
  'notificationRules.ChannelNotAllowed': 'You cannot send notifications of this event that way. Choose another channel.',
  'notificationRules.ActionNotAllowed': 'One of the actions does not belong to this event. Choose other actions.',
  'notificationRules.TitleFormat': 'Give the rule a title of 1 to 75 characters: letters, numbers, spaces and periods.',
  'notificationRules.NoRecipients': 'Choose at least one recipient.',
  'notificationRules.NoMethod': 'Choose at least one channel.',
  'notificationRules.IdenticalRuleExists': 'There is already a rule exactly like this. Change that one instead.',
  'notificationRules.OverlappingRuleExists':
    'Another rule already notifies the same people of this at the same time. Change that rule, or choose another time.',
  'notificationRules.OverlappingRecipients':
    'Another rule already notifies some of these recipients. Remove them from this rule or the other one.',
  'notificationRules.InvalidLink': 'This link is not valid. You can choose your notifications under My settings.',
} satisfies Record<ErrorCodeOf<typeof notifications>, string>;
