import { addressed } from '#kernel/web/addressed.ts';
import type * as bell from '../contract/endpoints-bell.ts';

// By address alone: the bell stands beside home, which does not wait for schemas.
export const getUserNotifications = addressed<typeof bell.getUserNotifications>({
  method: 'GET',
  path: '/notifications/get-user-notifications',
});
export const makeNotificationsSeen = addressed<typeof bell.makeNotificationsSeen>({
  method: 'POST',
  path: '/notifications/make-notifications-seen',
});
export const makeNotificationRead = addressed<typeof bell.makeNotificationRead>({
  method: 'POST',
  path: '/notifications/make-notification-read',
});
export const makeAllNotificationsRead = addressed<typeof bell.makeAllNotificationsRead>({
  method: 'POST',
  path: '/notifications/make-all-notifications-read',
});
export const makeNotificationsReadByScope = addressed<typeof bell.makeNotificationsReadByScope>({
  method: 'POST',
  path: '/notifications/make-notifications-read-by-scope',
});
export const getHistory = addressed<typeof bell.getHistory>({ method: 'GET', path: '/notifications/history' });

/** What the bell shows. */
export const newestInBell = { query: { limit: 25, type: 1 } };

/** What is old when something was seen or read. */
export const readsOfBell = [getUserNotifications, getHistory] as const;
