import { task } from '../written-task.ts';

// Regulations on work in the employee's home: a written agreement, and a fully sound workplace.
export const homeAgreement = task(-10, 'hradmin', {
  no: [
    'Inngå avtale om hjemmekontor',
    'Skriv avtalen om arbeid hjemmefra: omfang, når den ansatte skal være tilgjengelig, utstyr, forsikring og hvordan avtalen sies opp. Arbeidsgiver og ansatt signerer.',
  ],
  en: [
    'Agree on working from home',
    'Write the agreement on work from home: how much, when to be available, equipment, insurance, and how it ends. Employer and employee sign.',
  ],
});

export const shipment = task(-5, 'hradmin', {
  no: [
    'Send utstyret hjem',
    'Send PC, skjerm, tastatur og hodesett med sporing, slik at alt er framme dagen før oppstart. Legg ved en hilsen og telefonnummeret til den som hjelper.',
  ],
  en: [
    'Send the equipment home',
    'Send computer, screen, keyboard and headset with tracking, so everything arrives the day before the start. Enclose a greeting and the phone number of the person who can help.',
  ],
});

export const videoStart = task(0, 'reportingManager', {
  isShown: true,
  no: [
    'Ta imot på video',
    'Start dagen sammen på video. Presenter kollegene, gå gjennom uken, og vis hvor dere snakker sammen, hvor dokumentene ligger, og hvem den nye kan spørre.',
  ],
  en: [
    'Welcome by video',
    'Start the day together by video. Introduce the team, go through the week, and show where you talk, where the documents are, and who to ask.',
  ],
});

export const homeWorkplace = task(5, 'companyUser', {
  no: [
    'Kontroller arbeidsplassen hjemme',
    'Se over stol, bord, skjerm, lys og støy. Fortell lederen din hva som mangler, så ordner vi det.',
  ],
  en: [
    'Check your workplace at home',
    'Look at chair, table, screen, light and noise. Tell your manager what is missing, and we will sort it out.',
  ],
});

export const dailyCall = task(5, 'reportingManager', {
  no: [
    'Snakk sammen hver dag den første uken',
    'Ti minutter på video hver morgen de fem første dagene. Det er lett å bli sittende fast når man er alene.',
  ],
  en: [
    'Talk every day in the first week',
    'Ten minutes by video each morning for the first five days. It is easy to get stuck when you are alone.',
  ],
});

export const meetInPerson = task(30, 'reportingManager', {
  isShown: true,
  no: [
    'Møtes ansikt til ansikt',
    'Inviter den nye til kontoret i løpet av de seks første ukene, og legg opp dagen slik at dere treffer dem den nye jobber mest med.',
  ],
  en: [
    'Meet face to face',
    'Invite the new colleague to the office within the first six weeks, and plan the day so that they meet those they work with most.',
  ],
});

// Working Environment Act § 3-5: an employer, and whoever leads, knows health and safety.
export const leaderSafety = task(40, 'companyUser', {
  no: [
    'Gjennomfør HMS-opplæring for ledere',
    'Du har ansvar for arbeidsmiljøet i teamet ditt. Ta kurset, og avtal en gjennomgang med verneombudet.',
  ],
  en: [
    'Complete the health and safety training for managers',
    'You are responsible for the working environment of your team. Take the course, and arrange a walk-through with the safety representative.',
  ],
});

export const leaderRights = task(-3, 'hradmin', {
  no: [
    'Gi rollen Leder',
    'Sett rollen og teamet i Samspill, slik at den nye lederen kan behandle fraværssøknader og se teamet fra første dag.',
  ],
  en: [
    'Give the role Team lead',
    'Set the role and the team in Samspill, so the new manager can decide absence requests and see the team from the first day.',
  ],
});

export const teamHandover = task(2, 'reportingManager', {
  no: [
    'Overlever teamet',
    'Gå gjennom medarbeiderne, pågående saker, lønns- og fraværsoppfølging og gjeldende avtaler. Del bare det den nye lederen trenger.',
  ],
  en: [
    'Hand over the team',
    'Go through the team members, ongoing matters, salary and absence follow-up, and current agreements. Share only what the new manager needs.',
  ],
});

export const oneToOnes = task(15, 'companyUser', {
  no: ['Snakk med hver av medarbeiderne dine', 'En halvtime med hver: Hva gjør du, hva er du stolt av, og hva bør jeg vite?'],
  en: ['Talk with each member of your team', 'Half an hour each: what do you do, what are you proud of, and what should I know?'],
});

export const authority = task(5, 'reportingManager', {
  isShown: true,
  no: [
    'Gå gjennom fullmakter og budsjett',
    'Hva kan den nye lederen bestemme og signere alene, hva må høyere opp, og hvem attesterer? Gå gjennom budsjett og rapporter.',
  ],
  en: [
    'Go through authority and budget',
    'What can the new manager decide and sign alone, what must go to a higher level, and who approves? Go through budget and reports.',
  ],
});

export const plan = task(30, 'companyUser', {
  no: [
    'Skriv planen din for det første halvåret',
    'Tre mål, hva som trengs for å nå dem, og hva du vil la ligge. Gå gjennom den med lederen din.',
  ],
  en: [
    'Write your plan for the first half-year',
    'Three goals, what you need to reach them, and what you will leave out. Go through it with your manager.',
  ],
});

// Working Environment Act § 14-6: part-time work says its percentage and when work is done.
export const workSchedule = task(-5, 'reportingManager', {
  no: [
    'Avtal arbeidsplanen',
    'Bli enige om hvilke dager og timer den ansatte arbeider, og hvordan planen endres. Den skal stemme med stillingsprosenten i avtalen. Legg arbeidsuken inn i Samspill.',
  ],
  en: [
    'Agree on the work schedule',
    'Agree on which days and hours the employee works, and how the schedule can change. It must match the percentage in the contract. Enter the working week in Samspill.',
  ],
});

export const meetingTimes = task(5, 'reportingManager', {
  isShown: true,
  no: ['Legg faste møter til felles dager', 'Flytt avdelingens faste møter til dager da alle er på jobb, eller del notater dagen etter.'],
  en: [
    'Put regular meetings on shared days',
    'Move the department’s regular meetings to days when everyone works, or share notes the day after.',
  ],
});

// Working Environment Act § 14-3 and § 14-4 a: preferential right, and a position as large as the work done.
export const moreHours = task(60, 'reportingManager', {
  isShown: true,
  no: [
    'Spør om ønsket stillingsprosent',
    'Spør om den ansatte ønsker en større stilling, og fortell om fortrinnsretten. Se om timene som faktisk er arbeidet, stemmer med stillingen.',
  ],
  en: [
    'Ask about the preferred percentage of full-time',
    'Ask whether the employee wants a larger position, and tell them about the preferential right. Check whether the hours worked match the position.',
  ],
});
