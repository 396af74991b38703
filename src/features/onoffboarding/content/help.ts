import type { HelpContent } from '#kernel/contract/content.ts';

export const help: Readonly<Record<string, HelpContent>> = {
  'on-offboarding': {
    slug: 'plans-for-starting-and-leaving',
    no: [
      'Onboarding og offboarding',
      'En plan samler det som må gjøres når noen begynner eller slutter: hva, hvem og når. De med forfalte oppgaver står øverst.',
      '## Lage en plan',
      'Velg hvem planen gjelder, og datoen. Begynn med en mal, en annen plan eller tomt. Planen er et utkast til du publiserer den; først da får de ansvarlige oppgavene sine og beskjed om det.',
      '## Frister',
      'En frist kan være en dato eller et antall dager før eller etter første eller siste dag. Faller den på en fridag, flyttes den til arbeidsdagen før. Åpne en oppgave for å se hvorfor den har fristen sin.',
      'Endres datoen eller personen, viser vi hva som skjer med de åpne oppgavene før noe lagres, og du kan skrive over hver frist. Fullførte oppgaver røres aldri.',
      '## Ansvarlig',
      'Velg en person, eller la planen finne den: personen selv, nærmeste leder, den som laget planen, eller HR. Er noen borte, går oppgaven til stedfortrederen.',
      '## Hva personen ser',
      'Den planen gjelder, ser bare oppgavene som er merket for det, og dem hun eller han selv skal gjøre.',
    ],
    en: [
      'On- and offboarding',
      'A plan gathers what has to be done when somebody starts or leaves: what, who and when. Those with late tasks stand first.',
      '## Making a plan',
      'Choose whom the plan is about, and the date. Begin with a template, another plan or nothing. The plan is a draft until you publish it; only then do those responsible get their tasks and hear of them.',
      '## Due dates',
      'A due date is a date, or a number of days before or after the first or last day. Where it falls on a day off, it moves to the working day before. Open a task to see why it has its due date.',
      'When the date or the person changes, we show what happens to the open tasks before anything is saved, and you can write over each date. Completed tasks are never touched.',
      '## Responsible',
      'Choose a person, or let the plan find them: the person, the nearest manager, whoever made the plan, or HR. When somebody is away, the task goes to their deputy.',
      '## What the person sees',
      'The person whom the plan is about sees only the tasks that are marked for it, and those they are to do themselves.',
    ],
  },
};
