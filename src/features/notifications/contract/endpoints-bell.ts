import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { notificationList } from './badge.ts';
import { Notification } from './notification.ts';
import { Preferences } from './preferences.ts';
import { reasons } from './reasons.ts';

/** The caller's own notifications, even while the company has turned the feature off. They tell of every area, whichever of them a key was made for. */
const own = { access: { signedIn: true }, company: 'required', byKey: 'refused' } as const;

export const getUserNotifications = endpoint({
  ...own,
  method: 'GET',
  path: '/notifications/get-user-notifications',
  summary: 'Returns the caller’s newest notifications, and how many are unseen: exact up to 99, and 100 if there are more.',
  effect: 'read',
  whileViewing: 'refused',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    type: z.coerce.number().int().default(notificationList.bell),
  }),
  answer: z.object({
    userNotifications: z.array(Notification),
    unseenTotal: z.number(),
    /** Whether an older notification is unread. */
    hasOlderUnread: z.boolean(),
  }),
  errors: [],
});

export const makeAllNotificationsRead = endpoint({
  ...own,
  method: 'POST',
  path: '/notifications/make-all-notifications-read',
  summary: 'Marks all notifications as read: the newest thousands at once, older ones soon after.',
  effect: 'write',
  // Marking as seen does not change the company's data.
  whileEnding: 'allowed',
  answer: z.object({}),
  errors: [],
});

export const makeNotificationsSeen = endpoint({
  ...own,
  method: 'POST',
  path: '/notifications/make-notifications-seen',
  summary: 'Marks all notifications as seen: the newest thousands at once, older ones soon after.',
  effect: 'write',
  // Marking as seen does not change the company's data.
  whileEnding: 'allowed',
  answer: z.object({}),
  errors: [],
});

export const makeNotificationRead = endpoint({
  ...own,
  method: 'POST',
  path: '/notifications/make-notification-read',
  summary: 'Marks one of the caller’s notifications as read.',
  effect: 'write',
  // Marking as seen does not change the company's data.
  whileEnding: 'allowed',
  body: z.object({ notificationId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: [],
});

const ScopeId = z.string().min(1, field('required')).max(100);

export const makeNotificationsReadByScope = endpoint({
  ...own,
  method: 'POST',
  path: '/notifications/make-notifications-read-by-scope',
  summary: 'Marks the notifications about one or more records as read, when the caller opens them.',
  effect: 'write',
  // Marking as seen does not change the company's data.
  whileEnding: 'allowed',
  body: z.object({ scopeId: z.union([ScopeId, z.array(ScopeId).min(1).max(200)], field('required')) }),
  answer: z.object({}),
  errors: [],
});

/** The filters of the history. */
const HistoryFilter = z.object({
  reason: z.enum(reasons).optional(),
  unread: z.enum(['true']).optional(),
  /** The last day, in the company's time zone. */
  until: Day.optional(),
});

export const getHistory = endpoint({
  ...own,
  method: 'GET',
  path: '/notifications/history',
  summary: 'Lists all the caller’s notifications, newest first.',
  effect: 'read',
  whileViewing: 'refused',
  query: HistoryFilter.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({
    notifications: z.array(Notification),
    /** Exact up to 10,000 (kernel/contract/paging.ts). Paging ends there; older ones are found by filtering on a reason or a day. */
    totalEntries: z.number(),
    /** The reasons in the caller's history, for the filter. */
    reasons: z.array(z.enum(reasons)),
  }),
  errors: [],
});

export const getOwnPreferences = endpoint({
  ...own,
  method: 'GET',
  path: '/notifications/get-own-preferences',
  summary: 'Returns how the caller wants to be notified, and the channels that can reach them.',
  effect: 'read',
  whileViewing: 'refused',
  answer: z.object({
    preferences: Preferences,
    version: z.number(),
    /** The reasons that can reach the caller, and their channels outside the product. */
    offered: z.array(z.object({ reason: z.enum(reasons), channels: z.array(z.number()) })),
    /** Whether SMS can reach the caller: they have a mobile number. */
    hasMobile: z.boolean(),
  }),
  errors: [],
});

export const updateOwnPreferences = endpoint({
  ...own,
  method: 'POST',
  path: '/notifications/update-own-preferences',
  summary: 'Changes how the caller wants to be notified.',
  effect: 'write',
  body: z.object({ preferences: Preferences, version: z.number().int().min(0) }),
  answer: z.object({ preferences: Preferences, version: z.number() }),
  errors: [],
});

export const unsubscribe = endpoint({
  access: { secret: 'unsubscribe', refusal: 'notificationRules.InvalidLink' },
  company: 'none',
  method: 'POST',
  path: '/notifications/unsubscribe',
  summary:
    'Stops e-mails about one reason for one person, or about all reasons with the secret of a daily e-mail. E-mail programs can call it automatically (RFC 8058).',
  effect: 'write',
  fromAnywhere: 'A mail program posts it when its reader presses Unsubscribe.',
  /** RFC 8058 requires the secret in the address; the page sends it in the body. */
  query: z.object({ secret: z.string().max(500).optional() }),
  body: z
    .looseObject({
      secret: z.string().max(500).optional(),
      undo: z.boolean().optional(),
      /** For a digest: the reasons to restore, when not all. */
      changed: z.array(z.enum(reasons)).max(reasons.length).optional(),
    })
    .optional(),
  answer: z.object({
    companyName: z.string(),
    /** Null for a digest, which has many reasons. */
    reason: z.enum(reasons).nullable(),
    isMuted: z.boolean(),
    /** The reasons whose setting changed. */
    changed: z.array(z.enum(reasons)),
  }),
  errors: ['notificationRules.InvalidLink'],
});
