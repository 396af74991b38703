import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { notifications } from '../contract/index.ts';

export const enErrors = {
  'notificationRules.Forbidden': 'You do not have access to notification rules. Ask an administrator.',
  'notificationRules.NotificationsNotEnabled': 'Notifications are off in this company. An administrator can turn them on in Settings.',
  'notificationRules.RuleNotEditable': 'This rule can no longer be changed. Make a new one.',
  'notificationRules.RuleSetByAnotherAdmin':
    'Another administrator made this rule, and only they can change it. Ask them, or make a rule of your own.',
  'notificationRules.OccurrenceNotAllowed': 'This event cannot repeat that way. Choose another repetition.',
  'notificationRules.DaysDifferenceNotAllowed':
    'This event cannot be notified that many days before or after. Choose another number of days.',
  'notificationRules.RecipientNotAllowed': 'One of the recipients cannot be notified of this event. Choose other recipients.',
  'notificationRules.ChannelNotAllowed': 'This event cannot be notified that way. Choose another channel.',
  'notificationRules.ActionNotAllowed': 'One of the actions does not belong to this event. Choose other actions.',
  'notificationRules.TitleFormat': 'Give the rule a title of 1 to 75 characters: letters, numbers, spaces and periods.',
  'notificationRules.NoRecipients': 'Choose at least one recipient.',
  'notificationRules.NoMethod': 'Choose at least one way to tell them.',
  'notificationRules.IdenticalRuleExists': 'There is already a rule exactly like this. Change that one instead.',
  'notificationRules.OverlappingRuleExists':
    'Another rule already notifies the same people of this at the same time. Change that one, or choose another time.',
  'notificationRules.OverlappingRecipients': 'Another rule already notifies some of the recipients of this. Remove them here or there.',
  'notificationRules.InvalidLink': 'This link is not valid. You can choose what you are told of in My settings.',
} satisfies Record<ErrorCodeOf<typeof notifications>, string>;
