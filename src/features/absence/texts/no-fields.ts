import { transferStatus } from '#features/notifications/contract/notified-absence.ts';
import { wordsByCode, type TextsLike } from '#kernel/contract/texts.ts';
import { absenceAction, absencePortion, absenceStatus, absenceType } from '../contract/kinds.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

const period = { startDate: no.request.from, endDate: no.request.to };
const type = wordsByCode(no.types, absenceType);
const status = wordsByCode(no.statuses, absenceStatus);
const portion = wordsByCode(no.portions, absencePortion);
const transferStatuses = wordsByCode(no.transferStatuses, transferStatus);
const action = wordsByCode(
  {
    create: 'Registrert',
    approveRequest: 'Søknad godkjent',
    declineRequest: 'Søknad avslått',
    approveDelete: 'Sletting godkjent',
    declineDelete: 'Sletting avslått',
    delete: 'Slettet',
    requestNew: 'Søkt om',
    requestDelete: 'Søkt om sletting',
    requestUpdate: 'Søkt om endring',
    approveUpdate: 'Endring godkjent',
    declineUpdate: 'Endring avslått',
    cancelUpdate: 'Endring trukket tilbake',
    undo: 'Avgjørelse angret',
  },
  absenceAction,
);
const { approval, conflict, days } = no.settings;

export const noFields: TextsLike<typeof enFields> = {
  records: {
    absence: 'Fravær',
    absenceVersion: 'Fravær, slik det ble søkt om og endret',
    absenceSpan: 'Fraværsdager',
    absenceEvent: 'Hva som er gjort med fraværet',
    vacationTransfer: 'Overførte feriedager',
    absenceLedger: 'Feriesaldo',
    absenceClosedYear: 'Avsluttede år',
    absenceCareDays: 'Omsorgsdager',
    absenceDeputy: 'Stedfortredere',
    workWeek: 'Arbeidsdager',
    absenceFeed: 'Kalenderadresser',
    absencePrompt: 'Påminnelser om å legge inn ferie som venter på å bli sendt',
  },
  fields: {
    type: 'Type fravær',
    days: 'Dager',
    year: 'År',
    fromYear: 'Fra år',
    toYear: 'Til år',
    from: no.request.from,
    to: no.request.to,
    reason: no.person.allowance.reason,
    comment: 'Kommentar',
    absenceId: 'Fravær',
    workingDays: no.output.workingDays,
    calendarDays: no.output.calendarDays,
    requestedAt: 'Søkt',
    escalatedAt: 'Gikk også til neste leder',
    prompted: 'Antall som fikk påminnelse',
  },
  fieldsOf: {
    absence: {
      ...period,
      versionNumber: 'Utgave',
      proposedNumber: 'Ønsket utgave',
      batchId: 'Registrert sammen med',
    },
    absenceVersion: {
      ...period,
      number: 'Utgave',
      portion: 'Del av dagen',
      recurrence: no.card.fields.repeats,
      deductible: 'Trekkes fra feriedagene',
      daysPerYear: 'Dager per år',
      isStatutory: 'Etter loven',
    },
    absenceSpan: {
      ...period,
      number: 'Utgave',
      counted: 'Hva hver dag telles som, i halve dager',
    },
    absenceEvent: {
      fromStatus: 'Status før',
      toStatus: 'Status etter',
      oldNumber: 'Forrige utgave',
      newNumber: 'Ny utgave',
    },
    vacationTransfer: {
      isDecided: 'Avgjort',
      requestedBy: 'Søkt av',
      decidedAt: 'Avgjort',
      decidedBy: 'Avgjort av',
      decisionComment: 'Kommentar til avgjørelsen',
    },
    absenceLedger: {
      transferId: 'Overføring',
      otherYear: 'Annet år',
      basis: 'Hvordan standarden er regnet ut',
    },
    absenceClosedYear: {
      closedAt: 'Avsluttet',
      expiredAt: 'Bortfalt',
      statutory: 'Dager etter loven',
    },
    absenceDeputy: {
      deputyId: 'Stedfortreder',
      validFrom: no.request.from,
      validTo: no.request.to,
    },
    workWeek: {
      weekdays: 'Arbeidsdager',
      validFrom: 'Gjelder fra',
      recalculated: 'Fravær regnet på nytt',
      allowances: 'Personer som fikk andre feriedager etter standarden',
      setAt: 'Satt',
      setBy: 'Satt av',
    },
    absencePrompt: {
      sentBy: 'Fra',
      message: 'Melding',
      askedAt: 'Sendt fra skjemaet',
    },
    absenceFeed: {
      scope: 'Hva adressen viser',
      isRotated: 'Adressen er byttet',
      isDeleted: 'Slettet',
      fetchedAt: 'Sist hentet',
    },
    notification: {
      ...period,
      absence: 'Fravær',
      absencePortion: 'Del av dagen',
      notificationAction: 'Hva',
      daysLeft: 'Feriedager igjen',
      vacationDaysTransferRequest: 'Overføring av feriedager',
      vacationDays: 'Dager',
      vacationDaysTransferStatus: 'Status',
      pending: 'Til godkjenning',
    },
    absenceSettings: {
      availableAbsenceDays: 'Feriedager i året',
      autoApproveAbsenceRequests: approval.autoApproveAbsenceRequests,
      autoApproveHomeOfficeRequests: approval.autoApproveHomeOfficeRequests,
      allowHalfDayAbsence: approval.allowHalfDayAbsence,
      halfDayEves: approval.halfDayEves,
      nextLeaderAfterDays: approval.nextLeaderAfterDays,
      isProrated: 'Forholdsmessig del for den som begynner eller slutter',
      country: days.country,
      days: 'Virksomhetens egne fridager',
      careDays: 'Omsorgsdager',
      sickLeave: 'Egenmelding',
      carryOver: conflict.carryOver,
      lockedPeriods: conflict.lockedPeriods,
      minimumPresence: conflict.minimumPresence,
    },
  },
  valuesOf: {
    pendingRequests: { columns: { ...no.decide.columns, from: no.output.from, to: no.output.to } },
    respondedRequests: { columns: { ...no.decide.columns, from: no.output.from, to: no.output.to } },
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
        0: 'Ny',
      },
      toStatus: status,
    },
    vacationTransfer: {
      status: transferStatuses,
    },
    absenceLedger: {
      kind: {
        allowance: 'Årets feriedager',
        transferIn: 'Overført inn',
        transferOut: 'Overført ut',
        taken: 'Brukt',
        reserved: 'Til godkjenning',
        correction: 'Korrigering',
        carriedIn: 'Tatt med fra i fjor',
        carriedOut: 'Tatt med til neste år',
        expired: 'Bortfalt',
      },
      reason: no.mine.ledger.reasons,
    },
    absencePrompt: {
      action: {
        sent: 'Sendt',
        nobody: 'Det var ingen igjen å minne',
        senderGone: 'Avsenderen kan ikke minne noen lenger',
        ending: 'Virksomheten skal slettes',
        closed: 'Virksomheten har ikke fraværskalender nå',
        failed: 'Sendingen mislyktes',
      },
    },
    absenceFeed: {
      scope: {
        own: 'Eget fravær',
        team: 'Teamets fravær',
        company: 'Virksomhetens fravær',
      },
    },
    absenceSettings: {
      kind: {
        off: 'Fri for alle',
        holiday: 'Helligdag',
        half: 'Halv dag',
        removed: 'Arbeidsdag',
        none: 'Blir stående',
        capped: 'Overføres',
      },
      scheme: {
        standard: 'Vanlig',
        ia: 'IA',
        custom: 'Egne tall',
      },
    },
    absences: {
      kind: {
        summary: 'Oversikt',
        payroll: 'Lønnsgrunnlag',
      },
    },
  },
  values: {
    area: {
      absence: 'Ferie og fravær',
    },
  },
};
