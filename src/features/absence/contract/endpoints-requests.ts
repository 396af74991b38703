import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Absence, AbsenceRequest, Comment, Named } from './entities.ts';
import { Calculation } from './entities-balance.ts';
import { decisionGate, viewGate } from './gates.ts';

const which = { absenceId: z.uuid(field('required')), version: z.number().int().positive().optional() };
const counted = [
  'absence.NotAcknowledged',
  'absence.InvalidDates',
  'absence.NotEnoughAvailableAbsenceDays',
  'absence.HalfDayDisabled',
  'absence.NoWorkingDays',
] as const;
const requestErrors = [...counted, 'absence.OverlappingRequests', 'absence.GivesVacationBack'] as const;
const decided = [
  'absence.NotAcknowledged',
  'absence.AlreadyDecided',
  'absence.CannotDecline',
  'absence.OwnRequest',
  'absence.NotEnoughAvailableAbsenceDays',
  'absence.OverlappingRequests',
] as const;

export const calculateVacationDays = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/calculate-vacation-days',
  summary:
    'Previews a request: days counted by year, holidays in the period, days left afterwards, overlaps, colleagues away, and warnings.',
  effect: 'read',
  body: AbsenceRequest,
  answer: z.object({ calculation: Calculation }),
  /** The refusal for too few days has the calculation in its details; overlaps are part of the answer. */
  errors: counted,
});

export const addAbsence = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/add-absence',
  repeats: 'adds',
  summary:
    'Requests an absence, or registers it at once if the caller may. With `addToAll`, adds it for everyone and skips those who cannot get it (207).',
  effect: 'write',
  body: AbsenceRequest,
  answer: z.object({
    /** Null when it was added for everybody. */
    absence: Absence.nullable(),
    added: z.number(),
    skipped: z.array(Named.extend({ code: z.string() })),
    /** What was added for everybody, for taking it back; null when nothing was. */
    batchId: z.string().nullable(),
  }),
  errors: [...requestErrors, 'absence.FailedToAdd'],
});

export const previewAddToAll = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/preview-add-to-all',
  summary: 'Previews an absence for everyone: who gets it, the vacation days it uses for each, and who is skipped and why.',
  effect: 'read',
  body: AbsenceRequest,
  answer: z.object({
    people: z.array(Named.extend({ days: z.number() })),
    skipped: z.array(Named.extend({ code: z.string() })),
  }),
  errors: counted,
});

export const updateAbsence = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/update-absence',
  summary: 'Changes an absence, or requests the change if the absence is already approved.',
  effect: 'write',
  body: AbsenceRequest,
  answer: z.object({ absence: Absence }),
  errors: [...requestErrors, 'absence.AlreadyDeleted', 'absence.PendingDeleteAlready', 'absence.NotWaiting', 'absence.FailedToUpdate'],
});

export const deleteAbsence = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/delete-absence',
  summary: 'Withdraws a request, deletes an absence if the caller may, or requests its deletion.',
  effect: 'write',
  body: z.object({ ...which, comment: Comment.optional() }),
  answer: z.object({ absence: Absence }),
  errors: ['absence.NotAcknowledged', 'absence.AlreadyDeleted', 'absence.PendingDeleteAlready', 'absence.NotWaiting'],
});

export const cancelAbsenceUpdate = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/cancel-absence-update',
  summary: 'Withdraws a pending change. The absence stays as approved.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ absence: Absence }),
  errors: ['absence.NotAcknowledged', 'absence.NotWaiting', 'absence.AlreadyDeleted'],
});

const decision = z.object({ ...which, comment: Comment.optional() });

export const approveAbsenceRequest = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/approve-absence-request',
  summary: 'Approves a pending request: a new absence, a change or a deletion. Can be undone for 30 seconds.',
  effect: 'write',
  body: decision,
  answer: z.object({ absence: Absence }),
  errors: decided,
});

export const declineAbsenceRequest = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/decline-absence-request',
  summary: 'Declines a pending request. Registered illness cannot be declined. Can be undone for 30 seconds.',
  effect: 'write',
  body: decision,
  answer: z.object({ absence: Absence }),
  errors: decided,
});

export const decideMany = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/decide-many',
  summary: 'Approves or declines several requests, each on its own (207 if some fail).',
  effect: 'write',
  body: z.object({
    absenceIds: z
      .array(z.uuid())
      .min(1, field('required'))
      .max(200, field('tooLarge', { length: 200 })),
    /** The version of each that the caller read, by its id; one that has changed since is not decided (`common.Conflict`). */
    versions: z.record(z.uuid(), z.number().int().positive()).optional(),
    decision: z.enum(['approve', 'decline']),
    comment: Comment.optional(),
  }),
  answer: z.object({
    absences: z.array(Absence),
    refused: z.array(z.object({ absenceId: z.string(), fullName: z.string(), code: z.string() })),
  }),
  errors: decided,
});

export const undoDecision = endpoint({
  ...decisionGate,
  method: 'POST',
  path: '/absences/undo-decision',
  summary: 'Undoes the caller’s own decision within 30 seconds, if nothing has changed since. Nobody has been notified yet.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ absence: Absence }),
  errors: ['absence.NotAcknowledged', 'absence.UndoTooLate', 'absence.OverlappingRequests', 'absence.NotEnoughAvailableAbsenceDays'],
});

export const undoAddToAll = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/absences/undo-add-to-all',
  summary:
    'Undoes an absence the caller added for everyone, within 30 seconds. Absences changed since are kept and returned. Nobody has been notified yet.',
  effect: 'write',
  body: z.object({ batchId: z.uuid(field('required')) }),
  answer: z.object({ takenBack: z.number(), kept: z.array(Named) }),
  errors: ['absence.NotAcknowledged', 'absence.UndoTooLate'],
});
