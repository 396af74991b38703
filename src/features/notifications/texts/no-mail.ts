import type { enMail } from './en-mail.ts';

export const noMail: typeof enMail = {
  open: 'Åpne i Samspill',
  openAll: 'Se alle varsler',
  byRule: 'Du får denne e-posten på grunn av varslingsregelen «{title}» i {company}.',
  byReminder: 'Du får denne e-posten fordi du har bedt {company} om å minne deg på noe.',
  byInvitation: 'Du får denne e-posten fordi {company} har invitert deg.',
  endReason: 'Slutt å få e-post om dette: {reason}',
  endDigest: 'Slutt å få varsler fra {company} på e-post',
  digestSubject: '{count} varsler fra {company}',
  digestFooter: 'Du får denne e-posten fordi du har bedt om én e-post om dagen fra {company}.',
  digestSettings: 'Endre varslene dine',
  reminder: {
    subject: 'Påminnelse: notatet ditt om {name}',
    text: 'Du ba om en påminnelse i dag om et notat om {name}. Av hensyn til personvernet viser vi ikke notatet i denne e-posten.',
    action: 'Åpne notatet',
  },
};
