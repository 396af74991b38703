import { task } from '../written-task.ts';

export const reception = task(0, 'reportingManager', {
  isShown: true,
  no: [
    'Ta imot og vis rundt',
    'Ta imot i døren. Presenter kollegene, gå gjennom dagen, og vis lokalene, rømningsveiene og førstehjelpsutstyret. Spis lunsj sammen.',
  ],
  en: [
    'Welcome and show around',
    'Meet the new colleague at the door. Introduce the team, go through the day, and show the premises, the escape routes and the first-aid kit. Have lunch together.',
  ],
});

export const signIn = task(0, 'companyUser', {
  no: ['Logg inn og prøv tilgangene', 'Logg inn på PC-en og i systemene du skal bruke, og si fra til lederen din om noe som ikke virker.'],
  en: [
    'Sign in and try your access',
    'Sign in to the computer and the systems you will use, and tell your manager if something does not work.',
  ],
});

export const expectations = task(3, 'reportingManager', {
  isShown: true,
  no: [
    'Ha en samtale om forventninger',
    'Snakk om hva stillingen går ut på, hva som er viktig de første tre månedene, hvordan dere vil jobbe sammen, og hvor ofte dere skal snakkes.',
  ],
  en: [
    'Talk about expectations',
    'Talk about what the job involves, what matters in the first three months, how you want to work together, and how often you will talk.',
  ],
});

// Working Environment Act § 3-2 and § 4-2: information and training in health and safety.
export const safety = task(5, 'reportingManager', {
  isShown: true,
  no: [
    'Gi opplæring i HMS',
    'Gå gjennom risikoene i arbeidet, rutinene for avvik og fravær, og hvordan man varsler om noe kritikkverdig. Presenter verneombudet.',
  ],
  en: [
    'Give training in health and safety',
    'Go through the risks of the work, the routines for incidents and absence, and how to report wrongdoing. Introduce the safety representative.',
  ],
});

export const handbook = task(5, 'companyUser', {
  no: [
    'Les personalhåndboken',
    'Les om arbeidstid, ferie, fravær, reiser og personvern. Skriv ned det du lurer på, og ta det opp med lederen din.',
  ],
  en: [
    'Read the employee handbook',
    'Read about working hours, vacation, absence, travel and privacy. Write down your questions, and ask your manager.',
  ],
});

export const phishing = task(10, 'companyUser', {
  no: [
    'Gå gjennom opplæringen i informasjonssikkerhet',
    'Lær hvordan du kjenner igjen svindel og deler dokumenter trygt, og hvem du ringer når noe ikke stemmer.',
  ],
  en: [
    'Complete the information security training',
    'Learn how to recognise fraud and share documents safely, and who to call when something is wrong.',
  ],
});

export const firstTalk = task(20, 'reportingManager', {
  isShown: true,
  no: ['Oppfølgingssamtale etter en måned', 'Hva går bra? Hva er uklart? Hva mangler? Bli enige om to ting til neste gang.'],
  en: ['Follow-up meeting after one month', 'What is going well? What is unclear? What is missing? Agree on two things for next time.'],
});

export const secondTalk = task(60, 'reportingManager', {
  isShown: true,
  no: [
    'Oppfølgingssamtale etter tre måneder',
    'Se tilbake på forventningene fra første uke. Snakk om arbeidsmengde, samarbeid og hva den ansatte vil lære mer om.',
  ],
  en: [
    'Follow-up meeting after three months',
    'Look back at the expectations from the first week. Talk about workload, cooperation and what the employee wants to learn more about.',
  ],
});

// Working Environment Act § 15-6: notice in a trial period is given before it ends.
export const trialPeriod = task(110, 'reportingManager', {
  no: [
    'Vurder prøvetiden',
    'Er det avtalt prøvetid på seks måneder, er den snart over. Gi tydelig tilbakemelding nå. En oppsigelse i prøvetiden må være gitt før den er ute.',
  ],
  en: [
    'Assess the trial period',
    'If you agreed on a trial period of six months, it ends soon. Give clear feedback now. Notice during the trial period must be given before it ends.',
  ],
});

export const askHow = task(65, 'hradmin', {
  no: ['Spør hvordan starten har vært', 'Ta en kort prat uten lederen: Hva bør vi gjøre annerledes for den neste som begynner?'],
  en: [
    'Ask how the start has been',
    'Have a short chat without the manager: what should we do differently for the next person who starts?',
  ],
});
