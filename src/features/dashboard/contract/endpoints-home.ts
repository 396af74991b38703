import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { languages } from '#kernel/contract/locale.ts';
import { Id } from '#kernel/contract/values.ts';
import { Activity } from './activity.ts';
import { Widget, Widgets } from './widgets.ts';

const gate = { access: { signedIn: true, feature: 'dashboardWidgets' }, company: 'required' } as const;

export const getWidgets = endpoint({
  ...gate,
  method: 'GET',
  path: '/dashboard/widgets/get',
  summary: 'How the caller has arranged home, in order; empty while they have left it as it was. A block that is not named comes last.',
  effect: 'read',
  answer: z.object({ widgets: z.array(Widget) }),
  errors: [],
});

export const updateWidgets = endpoint({
  ...gate,
  method: 'POST',
  path: '/dashboard/widgets/update',
  summary: 'Keeps how the caller wants home; an empty list is as it was from the start.',
  effect: 'write',
  body: z.object({ widgets: Widgets }),
  answer: z.object({ widgets: z.array(Widget) }),
  errors: [],
});

export const getRecentActivity = endpoint({
  ...gate,
  method: 'GET',
  path: '/dashboard/recent-activity',
  summary: 'What was done in the company in the last 30 days, as far as the caller may know of it, newest first.',
  effect: 'read',
  query: z.object({ language: z.enum(languages).optional() }),
  answer: z.object({ auditLogs: z.array(Activity) }),
  errors: [],
});

export const hideRecentActivityRecord = endpoint({
  ...gate,
  method: 'DELETE',
  path: '/dashboard/hide-recent-activity-record',
  summary: 'Takes one entry away from the caller’s own recent activity; the log keeps it.',
  effect: 'write',
  query: z.object({ id: Id }),
  answer: z.object({}),
  errors: [],
});
