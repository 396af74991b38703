import type { Handler } from '#kernel/server/serve.ts';
import type { explainDeadline as contract } from '../contract/endpoints.ts';
import { findDeadline } from '../contract/rules/deadline.ts';
import { notificationDay, offeredDays, suggestNotifications } from '../contract/rules/notification-days.ts';
import { terminationDay } from '../contract/rules/term-ends.ts';
import { deadlineDay } from './deadline-day.ts';

/** The deadline of terms that are being typed, by the function that counts those that are stored. */
export const explainDeadline: Handler<typeof contract> = async (context, { body }) => {
  const { today } = context;
  const terms = { ...body, terminatedOn: terminationDay(body.status, body.terminatedOn, today) };
  const deadline = findDeadline(terms, await deadlineDay(context));
  const suggested = suggestNotifications(deadline, body.noticePeriod).flatMap(({ type, when }) => {
    const { date, isPast } = notificationDay(when, terms, { termEnd: deadline.termEnd, today });
    return date === null ? [] : [{ type, when, date, isPast }];
  });
  return { deadline: { ...deadline, why: [...deadline.why] }, suggested, offeredDays: [...offeredDays(body.noticePeriod)] };
};
