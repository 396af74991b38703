import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { noExport } from './no-export.ts';

const types = { Onboarding: 'Onboarding', Offboarding: 'Offboarding' };
const relatives = {
  companyUser: 'Personen',
  reportingManager: 'Nærmeste leder',
  planCreator: 'Den som laget planen',
  hradmin: 'HR-administrator',
};
const units = { day: 'Dager', workingDay: 'Arbeidsdager' };

const plan = {
  name: 'Person',
  type: 'Type',
  personId: 'Person',
  referenceDate: 'Første eller siste dag',
  sourceKind: 'Laget fra',
  sourceId: 'Mal eller plan',
  language: 'Språk',
  endAccess: 'Avslutter tilgangen',
  accessEndedAt: 'Tilgangen avsluttet',
  hasAccess: 'Har tilgang',
  publishedAt: 'Publisert',
  completedAt: 'Fullført',
  reopenedAt: 'Åpnet igjen',
  deletedAt: 'Slettet',
  isPublished: 'Publisert',
  isCompleted: 'Fullført',
  preboardingSentAt: 'Side for nyansatt sendt',
  preboardingGiven: 'Opplysninger oppgitt før første dag',
  preboardingFiles: 'Filer å lese før første dag',
  preboardingFileIds: 'Filer å lese før første dag',
  tasks: 'Oppgaver',
};
const task = {
  title: 'Oppgave',
  description: 'Beskrivelse',
  dueDate: 'Frist',
  responsibleId: 'Ansvarlig',
  relativeDays: 'Dager fra første eller siste dag',
  relativeUnit: 'Regnet i',
  relativeResponsible: 'Ansvarlig ut fra rolle',
  visibleToEmployee: 'Synlig for personen',
  isVisibleToSubject: 'Synlig for personen',
  shownPlanId: 'Planen som viser den',
  heldKind: 'Om noe som står i personens navn',
  isDormant: 'I et utkast',
  order: 'Plass',
  place: 'Plass',
  planId: 'Plan',
  isCompleted: 'Fullført',
  files: 'Filer',
};
const inPlan = {
  planId: 'Plan',
  place: 'Plass i planen',
  relativeDays: 'Dager fra dagen i planen',
  relativeUnit: 'Regnet i',
  relativeResponsible: 'Ansvarlig ut fra rolle',
  isVisibleToSubject: 'Synlig for personen',
  shownPlanId: 'Planen som viser den',
  heldKind: 'Om noe som står i personens navn',
  isDormant: 'I et utkast',
};

export const noFields: TextsLike<typeof enFields> = {
  records: {
    onOffBoardingPlan: 'Planer for onboarding og offboarding',
    onOffBoardingTemplate: 'Planmaler',
    onOffBoardingTask: 'Oppgaver i planer',
    planTask: 'Oppgaver i planer',
    onOffBoardingFeed: 'Kalenderadresser for planer',
  },
  fields: {},
  fieldsOf: {
    onOffBoardingPlan: plan,
    onOffBoardingTask: task,
    onOffBoardingFeed: { companyUserId: 'Person', scope: 'Oppgaver', fetchedAt: 'Sist hentet' },
    onOffBoardingTemplate: { name: 'Navn', type: 'Type', endAccess: 'Avslutter tilgangen', tasks: 'Oppgaver' },
    planTask: {
      ...task,
      ownerKind: 'Gjelder',
      ownerId: 'Gjelder hvilken',
      repeatNumber: 'Gjentas hver',
      repeatUnit: 'Gjentas i',
      repeatFrom: 'Gjentas fra',
      followsId: 'Kommer etter',
      completedAt: 'Fullført',
      completedBy: 'Fullført av',
      comment: 'Kommentar',
      overdueToldAt: 'Fikk beskjed om at fristen er ute',
      companyUserId: 'Person',
    },
    task: inPlan,
    ownTask: inPlan,
  },
  values: { area: { onOffBoarding: 'Onboarding og offboarding' } },
  valuesOf: {
    onOffBoardingTasks: { columns: noExport.columns },
    onOffBoardingPlan: {
      type: types,
      sourceKind: { empty: 'Ingenting', template: 'Mal', plan: 'En annen plan' },
      language: { no: 'Norsk', en: 'Engelsk' },
    },
    onOffBoardingTask: { relativeResponsible: relatives, relativeUnit: units },
    onOffBoardingTemplate: { type: types },
    onOffBoardingFeed: { scope: { mine: 'Egne', all: 'Alle du kan redigere' } },
    planTask: { relativeResponsible: relatives, relativeUnit: units, ownerKind: { onOffBoardingPlan: 'En plan' } },
    task: { relativeResponsible: relatives, relativeUnit: units, ownerKind: { onOffBoardingPlan: 'En plan' } },
    ownTask: { relativeResponsible: relatives, relativeUnit: units, ownerKind: { onOffBoardingPlan: 'En plan' } },
  },
};
