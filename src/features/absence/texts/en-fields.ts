import { transferStatus } from '#features/notifications/contract/notified-absence.ts';
import { wordsByCode, type FieldWords } from '#kernel/contract/texts.ts';
import { absenceAction, absencePortion, absenceStatus, absenceType } from '../contract/kinds.ts';
import { en } from './en.ts';

const period = { startDate: en.request.from, endDate: en.request.to };
const type = wordsByCode(en.types, absenceType);
const status = wordsByCode(en.statuses, absenceStatus);
const portion = wordsByCode(en.portions, absencePortion);
const transferStatuses = wordsByCode(en.transferStatuses, transferStatus);
const action = wordsByCode(
  {
    create: 'Registered',
    approveRequest: 'Request approved',
    declineRequest: 'Request declined',
    approveDelete: 'Deletion approved',
    declineDelete: 'Deletion declined',
    delete: 'Deleted',
    requestNew: 'Requested',
    requestDelete: 'Deletion requested',
    requestUpdate: 'Change requested',
    approveUpdate: 'Change approved',
    declineUpdate: 'Change declined',
    cancelUpdate: 'Change withdrawn',
    undo: 'Decision undone',
  },
  absenceAction,
);
const { approval, conflict, days } = en.settings;

/** Words for what is kept about absence, in the log and in takeouts. */
export const enFields = {
  records: {
    absence: 'Absence',
    absenceVersion: 'Absence as requested and changed',
    absenceSpan: 'Days of absence',
    absenceEvent: 'What was done with absence',
    vacationTransfer: 'Vacation days transferred',
    absenceLedger: 'Vacation balance',
    absenceClosedYear: 'Years that are closed',
    absenceCareDays: 'Care days',
    absenceDeputy: 'Deputies',
    workWeek: 'Working days',
    absenceFeed: 'Calendar addresses',
    absencePrompt: 'Reminders to book vacation that wait to be sent',
  },
  fields: {
    type: 'Type of absence',
    days: 'Days',
    year: 'Year',
    fromYear: 'From year',
    toYear: 'To year',
    from: en.request.from,
    to: en.request.to,
    reason: en.person.allowance.reason,
    comment: 'Comment',
    absenceId: 'Absence',
    workingDays: en.output.workingDays,
    calendarDays: en.output.calendarDays,
    requestedAt: 'Requested',
    escalatedAt: 'Also sent to the next manager',
    prompted: 'Number of people reminded',
  },
  fieldsOf: {
    absence: {
      ...period,
      versionNumber: 'Version',
      proposedNumber: 'Requested version',
      batchId: 'Registered together with',
    },
    absenceVersion: {
      ...period,
      number: 'Version',
      portion: 'Part of the day',
      recurrence: en.card.fields.repeats,
      deductible: 'Taken from vacation days',
      daysPerYear: 'Days by year',
      isStatutory: 'Given by law',
    },
    absenceSpan: {
      ...period,
      number: 'Version',
      counted: 'What each day counts as, in half days',
    },
    absenceEvent: {
      fromStatus: 'Status before',
      toStatus: 'Status after',
      oldNumber: 'Former version',
      newNumber: 'New version',
    },
    vacationTransfer: {
      isDecided: 'Decided',
      requestedBy: 'Requested by',
      decidedAt: 'Decided',
      decidedBy: 'Decided by',
      decisionComment: 'Comment on the decision',
    },
    absenceLedger: {
      transferId: 'Transfer',
      otherYear: 'Other year',
      basis: 'How the default is worked out',
    },
    absenceClosedYear: {
      closedAt: 'Closed',
      expiredAt: 'Written off',
      statutory: 'Days given by law',
    },
    absenceDeputy: {
      deputyId: 'Deputy',
      validFrom: en.request.from,
      validTo: en.request.to,
    },
    workWeek: {
      weekdays: 'Working days',
      validFrom: 'From',
      recalculated: 'Absences recalculated',
      allowances: 'People whose default vacation days changed',
      setAt: 'Set',
      setBy: 'Set by',
    },
    absencePrompt: {
      sentBy: 'From',
      message: 'Message',
      askedAt: 'Sent from the form',
    },
    absenceFeed: {
      scope: 'What the address shows',
      isRotated: 'The address is replaced',
      isDeleted: 'Deleted',
      fetchedAt: 'Last fetched',
    },
    notification: {
      ...period,
      absence: 'Absence',
      absencePortion: 'Part of the day',
      notificationAction: 'What',
      daysLeft: 'Vacation days left',
      vacationDaysTransferRequest: 'Transfer of vacation days',
      vacationDays: 'Days',
      vacationDaysTransferStatus: 'Status',
      pending: 'Requested',
    },
    absenceSettings: {
      availableAbsenceDays: 'Vacation days a year',
      autoApproveAbsenceRequests: approval.autoApproveAbsenceRequests,
      autoApproveHomeOfficeRequests: approval.autoApproveHomeOfficeRequests,
      allowHalfDayAbsence: approval.allowHalfDayAbsence,
      halfDayEves: approval.halfDayEves,
      nextLeaderAfterDays: approval.nextLeaderAfterDays,
      isProrated: 'A proportionate share for those who join or leave',
      country: days.country,
      days: 'The company’s own days off',
      careDays: 'Care days',
      sickLeave: 'Self-certified sick leave',
      carryOver: conflict.carryOver,
      lockedPeriods: conflict.lockedPeriods,
      minimumPresence: conflict.minimumPresence,
    },
  },
  valuesOf: {
    pendingRequests: { columns: { ...en.decide.columns, from: en.output.from, to: en.output.to } },
    respondedRequests: { columns: { ...en.decide.columns, from: en.output.from, to: en.output.to } },
    absence: {
      type,
      status,
      action,
    },
    notification: {
      type,
      absencePortion: portion,
      notificationAction: action,
      vacationDaysTransferStatus: transferStatuses,
    },
    absenceVersion: {
      type,
      portion,
    },
    absenceEvent: {
      action,
      fromStatus: {
        ...status,
        0: 'New',
      },
      toStatus: status,
    },
    vacationTransfer: {
      status: transferStatuses,
    },
    absenceLedger: {
      kind: {
        allowance: 'Allowance',
        transferIn: 'Transferred in',
        transferOut: 'Transferred out',
        taken: 'Taken',
        reserved: 'Requested',
        correction: 'Correction',
        carriedIn: 'Carried over from last year',
        carriedOut: 'Carried over to next year',
        expired: 'Written off',
      },
      reason: en.mine.ledger.reasons,
    },
    absencePrompt: {
      action: {
        sent: 'Sent',
        nobody: 'Nobody was left to remind',
        senderGone: 'The sender may not remind anyone any more',
        ending: 'The company is about to be deleted',
        closed: 'The company has no absence calendar now',
        failed: 'Sending failed',
      },
    },
    absenceFeed: {
      scope: {
        own: 'Own absence',
        team: 'The team’s absence',
        company: 'The company’s absence',
      },
    },
    absenceSettings: {
      kind: {
        off: 'Off for everyone',
        holiday: 'Public holiday',
        half: 'Half day',
        removed: 'Working day',
        none: 'Stay in their year',
        capped: 'Carried over',
      },
      scheme: {
        standard: 'Standard',
        ia: 'IA',
        custom: 'Own numbers',
      },
    },
    absences: {
      kind: {
        summary: 'Summary',
        payroll: 'Payroll',
      },
    },
  },
  values: {
    area: {
      absence: 'Vacation and leave',
    },
  },
} satisfies FieldWords;
