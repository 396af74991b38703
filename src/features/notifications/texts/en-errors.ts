import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { notifications } from '../contract/index.ts';

export const enErrors = {
  'notificationRules.Forbidden': 'You may not see or change notification rules.',
  'notificationRules.NotificationsNotEnabled': 'Notifications are not switched on for this company.',
  'notificationRules.RuleNotEditable': 'This rule can no longer be changed.',
  'notificationRules.RuleSetByAnotherAdmin': 'Another administrator made this rule, and only they can change it.',
  'notificationRules.OccurrenceNotAllowed': 'This event cannot be repeated like that.',
  'notificationRules.DaysDifferenceNotAllowed': 'This event cannot be told that many days before or after.',
  'notificationRules.RecipientNotAllowed': 'One of the recipients cannot be told of this event.',
  'notificationRules.ChannelNotAllowed': 'This event cannot be told that way.',
  'notificationRules.ActionNotAllowed': 'One of the actions does not belong to this event.',
  'notificationRules.TitleFormat': 'Give the rule a title of 1 to 75 characters: letters, numbers, spaces and periods.',
  'notificationRules.NoRecipients': 'Choose at least one recipient.',
  'notificationRules.NoMethod': 'Choose at least one way to tell them.',
  'notificationRules.IdenticalRuleExists': 'There is already a rule that says exactly this.',
  'notificationRules.OverlappingRuleExists': 'Another rule already tells the same people of this at the same time.',
  'notificationRules.OverlappingRecipients': 'Some of the recipients are already told of this by another rule.',
  'notificationRules.InvalidLink': 'This link is not valid. You can choose what you are told of in My settings.',
} satisfies Record<ErrorCodeOf<typeof notifications>, string>;
