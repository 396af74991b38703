import { consequencesOf, personErasing, personLeaving } from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { deliveryFailed } from '#kernel/server/outbox/failed-delivery.ts';
import { add, on } from '#kernel/server/registers.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { notifications } from '../contract/index.ts';
import { getHistory } from './bell/get-history.ts';
import { getUserNotifications } from './bell/get-user-notifications.ts';
import {
  makeAllNotificationsRead,
  makeNotificationRead,
  makeNotificationsReadByScope,
  makeNotificationsSeen,
  readNotificationKind,
} from './bell/mark.ts';
import { getOwnPreferences, updateOwnPreferences } from './bell/preferences.ts';
import { unsubscribe } from './bell/unsubscribe.ts';
import { sealedDeliveries } from './engine/seal-text.ts';
import { jobs } from './jobs.ts';
import { failDelivery, logFailedDelivery } from './log-failed-delivery.ts';
import { reasonSources } from './public.ts';
import { createRule } from './rule-calls/create-rule.ts';
import { deleteRule } from './rule-calls/delete-rule.ts';
import { editRule } from './rule-calls/edit-rule.ts';
import { getNotificationsOverview } from './rule-calls/get-notifications-overview.ts';
import { simulateRule } from './rule-calls/simulate-rule.ts';
import { activateRule, deactivateRule } from './rule-calls/switch-rule.ts';
import { reminderReasons, notifyOfReminders } from './sources/notes.ts';
import { peopleReasons, notifyOfPeople } from './sources/people.ts';
import { companyReport } from './sources/report.ts';
import { eraseHeldNaming } from './engine/erase-held.ts';
import { countRulesOf, eraseFromNotifications } from './store-rule.ts';
import { notificationsShare } from './takeout.ts';
import { unsubscribeSecrets } from './unsubscribe-secret.ts';

const bell = {
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

const rules = { getNotificationsOverview, createRule, editRule, activateRule, deactivateRule, deleteRule, simulateRule };

export default serve(notifications, { ...bell, ...rules }, [
  add(takeoutShares, notificationsShare),
  add(sealedTables, sealedDeliveries),
  add(
    loggedKinds,
    { entity: 'notification', area: 'notes' },
    { entity: readNotificationKind, area: 'notes', nameField: 'notificationReason' },
    { entity: 'notificationPreference', area: 'notes' },
    { entity: 'outgoingMail', area: 'organisation', failures: [failDelivery] },
    { entity: 'outgoingSms', area: 'organisation', failures: [failDelivery] },
    { entity: 'notificationRule', area: 'organisation', nameField: 'title', tells: ['NotificationRules'] },
  ),
  add(jobKinds, ...jobs),
  on(deliveryFailed, logFailedDelivery),
  add(secretKinds, unsubscribeSecrets),
  add(reasonSources, ...peopleReasons, ...reminderReasons, companyReport),
  ...notifyOfPeople,
  notifyOfReminders,
  on(personLeaving, async ({ company, companyUserId }) => {
    return consequencesOf({ notificationRules: await countRulesOf(company, companyUserId) });
  }),
  on(personErasing, async ({ company, services, companyUserId }) => {
    await eraseHeldNaming(company, services, companyUserId);
    await eraseFromNotifications(company, companyUserId);
  }),
]);
