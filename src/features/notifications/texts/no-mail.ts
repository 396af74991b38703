import type { enMail } from './en-mail.ts';

export const noMail: typeof enMail = {
  open: 'Åpne i Samspill',
  openAll: 'Se alle varsler',
  byRule: 'Du får denne på grunn av varslingsregelen «{title}» i {company}.',
  byReminder: 'Du får denne fordi du har bedt {company} om å minne deg på noe.',
  byInvitation: 'Du får denne fordi {company} har invitert deg.',
  endReason: 'Slutt å sende e-post om dette: {reason}',
  endDigest: 'Slutt å sende meg e-post om varsler fra {company}',
  digestSubject: '{count} varsler fra {company}',
  digestFooter: 'Du får denne fordi du har bedt om én e-post om dagen fra {company}.',
  digestSettings: 'Endre hva du blir varslet om, og når',
  reminder: {
    subject: 'Påminnelse: notatet ditt om {name}',
    text: 'Du ba om å bli minnet på et notat om {name} i dag. Av hensyn til personvernet står ikke innholdet i denne e-posten.',
    action: 'Åpne notatet',
  },
};
