import { usageQuery } from '#features/billing/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { smsEnded } from '#kernel/server/sms/follow-sms.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { sms } from '../contract/index.ts';
import { messageKind } from '../contract/kinds.ts';
import { messageErasure } from './store-own-erasure.ts';
import { cancelMessage, resendMessage } from './change-message.ts';
import { followSms } from './follow-message.ts';
import { getMessage, getPossibleRecipients, listMessages } from './get-messages.ts';
import { jobs } from './jobs.ts';
import { listenToLeavers } from './leavers.ts';
import { failMessage } from './log-failed-message.ts';
import { previewMessage, sendMessage } from './send-message.ts';
import { countUsage } from './sending.ts';
import { smsShare } from './takeout.ts';
import { takeDeliveryReport } from './take-report.ts';

const calls = {
  listMessages,
  getMessage,
  getPossibleRecipients,
  previewMessage,
  sendMessage,
  resendMessage,
  cancelMessage,
  takeDeliveryReport,
};

export default serve(sms, calls, [
  add(ownErasures, messageErasure),
  add(jobKinds, ...jobs),
  add(dataUses, {
    treatment: 'hr/textMessages',
    why: { no: 'Dere sender SMS fra Samspill.', en: 'You send text messages from Samspill.' },
    receivers: ['sms'],
    // What is left after a year are counts without texts, numbers and names.
    held: rowsOf('sms_message', 'text'),
  }),
  add(takeoutShares, smsShare),
  add(loggedKinds, { entity: messageKind, area: 'sms', activity: { level: 'sms' }, tells: ['Sms'], failures: [failMessage] }),
  on(smsEnded, followSms),
  on(usageQuery, countUsage),
  ...listenToLeavers,
]);
