import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { Day, FeedSecret } from '#kernel/contract/values.ts';
import { Named, Person, PlainText, Weekdays } from './entities.ts';
import { AbsenceFeed, AbsenceSettings, EditableSettings, feedScopes, maxCalendarRows, VacationDays } from './entities-settings.ts';
import { decisionGate, viewGate, summaryGate } from './gates.ts';

export const getSettings = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/get-settings',
  summary: 'Returns the company’s absence settings, and what the caller may do.',
  effect: 'read',
  answer: z.object({ settings: AbsenceSettings }),
  errors: [],
});

export const acknowledgeAbsenceWelcomeScreen = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/acknowledge-absence-welcome-screen',
  summary: 'Opens the absence calendar for the company, once, with its first settings.',
  effect: 'write',
  body: z.object({
    availableAbsenceDays: VacationDays,
    autoApproveAbsenceRequests: z.boolean(),
    autoApproveHomeOfficeRequests: z.boolean(),
    allowHalfDayAbsence: z.boolean(),
  }),
  answer: z.object({ settings: AbsenceSettings }),
  errors: ['absence.AlreadyAcknowledged'],
});

export const updateSettings = endpoint({
  ...viewGate,
  method: 'PUT',
  path: '/absences/update-settings',
  summary: 'Changes absence settings, all or some. Booked absence in open years is recalculated when holidays or days off change.',
  effect: 'write',
  body: EditableSettings.partial().extend({ version: z.number().int().positive().optional() }),
  /** How many absences were counted again, and for how many people the default allowance changed. */
  answer: z.object({ settings: AbsenceSettings, recalculated: z.number(), allowances: z.number() }),
  errors: ['absence.NotAcknowledged'],
});

const NumberChange = Named.extend({ before: z.number(), after: z.number() });

export const previewSettings = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/preview-settings',
  summary:
    'Previews what a change of settings or of working days, the company’s or a person’s, or of a person’s country would recalculate: booked absence, default vacation days in open years and deadlines of contracts.',
  effect: 'read',
  body: EditableSettings.partial().extend({
    workWeek: z.object({ weekdays: Weekdays, validFrom: Day }).optional(),
    /** With it only this change of a person is previewed. Null weekdays remove the person’s own week from that day on. */
    person: z.object({ companyUserId: z.uuid(field('invalid')), weekdays: Weekdays.nullable(), validFrom: Day }).optional(),
    /** With it only this change of a person is previewed. Null removes the country, so that the company’s holidays apply. */
    personCountry: z.object({ companyUserId: z.uuid(field('invalid')), country: EditableSettings.shape.country.nullable() }).optional(),
  }),
  answer: z.object({
    /** Each absence with the working days it has and would have. */
    absences: z.array(NumberChange.extend({ startDate: z.string(), endDate: z.string() })),
    /** Each default allowance of a year. */
    allowances: z.array(NumberChange.extend({ year: z.number() })),
    /** Each deadline that the caller may see, with the day to act by that it has and would have. */
    deadlines: z.array(z.object({ id: z.string(), title: z.string(), before: Day.nullable(), after: Day.nullable() })),
  }),
  errors: ['absence.NotAcknowledged', 'vacation.NoPermissionToUpdate'],
});

export const setDeputy = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/set-deputy',
  summary: 'Sets the caller’s deputy, permanently or for a period; without a person, removes the deputy.',
  effect: 'write',
  body: z.object({
    companyUserId: z.uuid(field('select')).nullable(),
    from: Day.nullish().transform((day) => day ?? null),
    to: Day.nullish().transform((day) => day ?? null),
  }),
  answer: z.object({ deputy: AbsenceSettings.shape.deputy }),
  errors: ['absence.InvalidDates', 'absence.InvalidDeputy'],
});

export const getPossibleDeputies = endpoint({
  ...decisionGate,
  method: 'GET',
  path: '/absences/get-possible-deputies',
  summary: 'Lists the people the caller may choose as deputy.',
  effect: 'read',
  answer: z.object({ people: z.array(Person.pick({ companyUserId: true, fullName: true, department: true })) }),
  errors: [],
});

/** Everybody, or the caller's own team. */
const promptScopes = ['all', 'team'] as const;
const PromptScope = z.enum(promptScopes);

export const getPrompt = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/get-prompt',
  summary: 'Lists the people the caller may remind to book vacation, and how many days each has left.',
  effect: 'read',
  query: z.object({ companyUserId: z.uuid().optional(), scope: PromptScope.optional() }),
  answer: z.object({
    people: z.array(Named.extend({ available: z.number(), isReachable: z.boolean() })),
    /** The actual recipients, whatever scope was requested: a team lead reminds only the team. */
    scope: z.enum([...promptScopes, 'person']),
    /** Whether the caller may remind everybody and also has a team. */
    mayChoose: z.boolean(),
  }),
  errors: ['absence.NotAcknowledged'],
});

export const promptToAddAbsence = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/prompt-to-add-absence',
  repeats: 'adds',
  summary:
    'Reminds people with vacation days left to book them: one person immediately, the caller’s team or everyone after 30 seconds, in which it can be undone.',
  effect: 'write',
  body: z.object({
    message: PlainText.default(''),
    companyUserId: z.uuid(field('invalid')).optional(),
    scope: PromptScope.optional(),
  }),
  answer: z.object({
    /** How many are reminded. Of those who wait, some may have booked their days or left when it is sent. */
    prompted: z.number(),
    /** Of a reminder that can still be undone; null when it was sent immediately. */
    promptId: z.string().nullable(),
  }),
  errors: ['absence.NobodyToPrompt', 'absence.NotAcknowledged'],
});

export const undoPrompt = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/undo-prompt',
  repeats: 'adds',
  summary: 'Undoes the caller’s own reminder to book vacation, within 30 seconds. Nobody has been notified yet.',
  effect: 'write',
  body: z.object({ promptId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: ['absence.PromptNotFound'],
});

const filters = z
  .object({
    departments: z.array(z.string().max(100)).max(200).optional(),
    companyUserIds: z.array(z.uuid()).max(maxCalendarRows).optional(),
    types: z.array(z.number().int()).max(9).optional(),
  })
  .default({});

export const exportAbsences = endpoint({
  ...summaryGate,
  method: 'POST',
  path: '/absences/export',
  summary: 'Exports the summary of a period as Excel or CSV; for payroll, one line for each absence, with its type.',
  queue: 'exports',
  effect: 'read',
  body: z.object({
    includeRequestedAbsences: z.boolean().default(false),
    format: z.enum(['xlsx', 'csv']),
    startDate: Day,
    endDate: Day,
    filters,
    kind: z.enum(['summary', 'payroll']).default('summary'),
  }),
  answer: { file: [mediaTypes.xlsx, mediaTypes.csv] },
  errors: ['absence.InvalidDates', 'absence.NothingToExport', 'absence.NotAcknowledged'],
});

export const exportCalendar = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/export-calendar',
  summary: 'Exports the absence calendar of a period as PDF, as the caller sees it.',
  queue: 'exports',
  effect: 'read',
  body: z.object({ startDate: Day, endDate: Day, filters }),
  answer: { file: [mediaTypes.pdf] },
  errors: ['absence.InvalidDates', 'absence.NothingToExport', 'absence.NotAcknowledged'],
});

export const feeds = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/absences/feeds',
  summary: 'Lists the caller’s calendar addresses, and when each was last fetched.',
  effect: 'read',
  answer: z.object({ feeds: z.array(AbsenceFeed) }),
  errors: [],
});

export const createFeed = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/create-feed',
  repeats: 'addsSecret',
  summary: 'Creates a secret calendar address. It is returned once.',
  effect: 'write',
  body: z.object({ scope: z.enum(feedScopes, field('select')) }),
  answer: z.object({ feed: AbsenceFeed, address: z.string() }),
  errors: ['absence.TooManyFeeds'],
});

export const rotateFeed = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/rotate-feed',
  summary: 'Gives a calendar feed a new address. The old one stops working.',
  effect: 'write',
  body: z.object({ feedId: z.uuid(field('required')) }),
  answer: z.object({ feed: AbsenceFeed, address: z.string() }),
  errors: [],
});

export const deleteFeed = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/absences/delete-feed',
  summary: 'Deletes a calendar feed.',
  effect: 'write',
  query: z.object({ feedId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: [],
});

export const getFeed = endpoint({
  access: { secret: 'feed' },
  company: 'none',
  method: 'GET',
  path: '/feeds/{secret}',
  summary: 'Returns a calendar as text/calendar, with an ETag.',
  effect: 'read',
  params: z.object({ secret: FeedSecret }),
  answer: { file: [mediaTypes.ics] },
  errors: [],
});
