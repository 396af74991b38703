import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { languages } from '#kernel/contract/locale.ts';
import { Id } from '#kernel/contract/values.ts';
import { Activity } from './activity.ts';
import { Widget, Widgets } from './widgets.ts';

const gate = { access: { signedIn: true, feature: 'dashboardWidgets' }, company: 'required' } as const;

export const getWidgets = endpoint({
  ...gate,
  byKey: 'refused',
  method: 'GET',
  path: '/dashboard/widgets/get',
  summary: 'Returns how the caller has customised the home page, in order; empty if unchanged. Blocks that are not listed come last.',
  effect: 'read',
  answer: z.object({ widgets: z.array(Widget) }),
  errors: [],
});

export const updateWidgets = endpoint({
  ...gate,
  byKey: 'refused',
  method: 'POST',
  path: '/dashboard/widgets/update',
  summary: 'Customises the caller’s home page. An empty list resets it.',
  effect: 'write',
  body: z.object({ widgets: Widgets }),
  answer: z.object({ widgets: z.array(Widget) }),
  errors: [],
});

export const getRecentActivity = endpoint({
  ...gate,
  method: 'GET',
  path: '/dashboard/recent-activity',
  summary: 'Lists recent activity in the company from the last 30 days that the caller may see, newest first.',
  effect: 'read',
  query: z.object({ language: z.enum(languages).optional() }),
  answer: z.object({ auditLogs: z.array(Activity) }),
  errors: [],
});

export const hideRecentActivityRecord = endpoint({
  ...gate,
  byKey: 'refused',
  method: 'DELETE',
  path: '/dashboard/hide-recent-activity-record',
  summary: 'Hides one entry from the caller’s recent activity. The log keeps it.',
  effect: 'write',
  query: z.object({ id: Id }),
  answer: z.object({}),
  errors: [],
});
