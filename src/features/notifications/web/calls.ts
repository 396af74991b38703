import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { notificationList } from '../contract/badge.ts';
import type * as bell from '../contract/endpoints-bell.ts';

// By address only: the bell is on the home page, which does not load schemas.
export const getUserNotifications = endpointAt<typeof bell.getUserNotifications>({
  method: 'GET',
  path: '/notifications/get-user-notifications',
});
export const makeNotificationsSeen = endpointAt<typeof bell.makeNotificationsSeen>({
  method: 'POST',
  path: '/notifications/make-notifications-seen',
  sentAnyway: true,
});
export const makeNotificationRead = endpointAt<typeof bell.makeNotificationRead>({
  method: 'POST',
  path: '/notifications/make-notification-read',
  effect: 'write',
});
export const makeAllNotificationsRead = endpointAt<typeof bell.makeAllNotificationsRead>({
  method: 'POST',
  path: '/notifications/make-all-notifications-read',
  effect: 'write',
});
export const makeNotificationsReadByScope = endpointAt<typeof bell.makeNotificationsReadByScope>({
  method: 'POST',
  path: '/notifications/make-notifications-read-by-scope',
  sentAnyway: true,
});
export const getHistory = endpointAt<typeof bell.getHistory>({ method: 'GET', path: '/notifications/history' });

/** The query of the bell. */
export const newestInBell = { query: { limit: 25, type: notificationList.bell } };

/** The queries to refetch when notifications were seen or read. */
export const readsOfBell = [getUserNotifications, getHistory] as const;
