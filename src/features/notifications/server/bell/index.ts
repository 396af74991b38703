import { getHistory } from './get-history.ts';
import { getUserNotifications } from './get-user-notifications.ts';
import { makeAllNotificationsRead, makeNotificationRead, makeNotificationsReadByScope, makeNotificationsSeen } from './mark.ts';
import { getOwnPreferences, updateOwnPreferences } from './preferences.ts';
import { unsubscribe } from './unsubscribe.ts';

/** The handlers of one's own notifications. */
export const handlers = {
  getUserNotifications,
  getHistory,
  makeNotificationsSeen,
  makeNotificationRead,
  makeNotificationsReadByScope,
  makeAllNotificationsRead,
  getOwnPreferences,
  updateOwnPreferences,
  unsubscribe,
};
