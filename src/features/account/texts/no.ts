import type { en } from './en.ts';
import { settings } from './no-settings.ts';

export const no: typeof en = {
  verifyMail: {
    subject: '{code} er koden din til Samspill',
    heading: 'Bekreft e-postadressen din',
    text: 'Skriv inn denne koden i Samspill. Den virker i 15 minutter.',
    ignore: 'Har du ikke opprettet konto i Samspill, kan du se bort fra denne e-posten.',
  },
  verifyEmail: {
    title: 'Bekreft e-postadressen',
    sent: 'Vi har sendt en kode på seks sifre til {email}.',
    code: 'Kode',
    validFor: 'Koden virker i {minutes} minutter.',
    timeLeft: 'Koden virker i {time} til.',
    expired: 'Koden virker ikke lenger. Send en ny.',
    confirm: 'Bekreft',
    again: 'Send på nytt',
    againIn: 'Send på nytt om {seconds} s',
    sentAgain: 'En ny kode er på vei.',
    wrongAddress: 'Er adressen feil? Da oppretter du kontoen på nytt med den riktige. Du logges ut først.',
    changeAddress: 'Endre adressen',
    logOut: 'Logg ut',
  },
  securityMail: {
    apiKeyCreated: {
      subject: 'En ny API-nøkkel ble opprettet i ditt navn',
      text: 'Nøkkelen «{name}» har nå den tilgangen til Samspill som du valgte.',
    },
    apiKeyRevoked: {
      subject: 'API-nøkkelen din er trukket tilbake',
      text: '{by} har trukket tilbake API-nøkkelen din «{name}» i {company}. Det som brukte den, har ikke lenger tilgang.',
      reason: 'Begrunnelse: {reason}',
      ask: 'Spør den som gjorde det, hvis du trenger en ny.',
    },
    mfaReset: {
      subject: 'Totrinnspåloggingen ble tilbakestilt',
      text: 'Nå er passordet nok til å logge inn. Sett opp totrinnspålogging på nytt for å beskytte kontoen.',
    },
    mfaResetByAdmin: {
      subject: 'Totrinnspåloggingen ble tilbakestilt',
      text: 'En systemadministrator tilbakestilte totrinnspåloggingen din, og du ble logget ut overalt. Nå er passordet nok til å logge inn. Sett opp totrinnspålogging på nytt for å beskytte kontoen.',
    },
    notYou: 'Var det ikke deg? Bytt passord med en gang og si fra til en administrator.',
    action: 'Åpne innstillingene mine',
    footer: 'Du får denne e-posten fordi sikkerheten for kontoen din er endret.',
  },
  settings,
  companyKeys: {
    title: 'API-nøkler',
    text: 'Med en nøkkel kan et annet program gjøre det eieren kan gjøre her, eller mindre. Trekk tilbake nøkler ingen bruker.',
    none: 'Ingen i virksomheten har en API-nøkkel.',
    mayAll: 'Alt eieren kan gjøre',
    ownerInactive: 'Eieren er deaktivert',
    revokeNamed: 'Trekk tilbake {name}, som {person} eier',
    revokeText: 'Alt som bruker nøkkelen, slutter å virke med en gang. {person} får beskjed på e-post.',
    reason: 'Begrunnelse',
    reasonHint: 'Valgfritt. Vises i e-posten og i loggen.',
    reasonOwnHint: 'Valgfritt. Vises i loggen.',
  },
  errors: {
    'accesscontrol.OnlySystemAdmin': 'Bare en systemadministrator kan gjøre dette. Spør en av dem.',
    'authentication.SignInFailed': 'Påloggingen ble avvist. Prøv igjen.',
    'authentication.AttemptExpired': 'Påloggingen tok for lang tid eller ble startet i et annet vindu. Prøv igjen.',
    'authentication.ProviderUnreachable': 'Påloggingstjenesten svarer ikke. Prøv igjen om litt.',
    'authentication.NotAMember': 'Du hører ikke til denne virksomheten. Velg en av virksomhetene dine.',
    'authentication.WrongOtp': 'Feil kode. Se etter i den nyeste e-posten og prøv igjen.',
    'authentication.OtpExpired': 'Koden er utløpt. Be om en ny.',
    'authentication.NotSupportedByProvider':
      'Passord og totrinnspålogging styres i tjenesten du logger inn med. Endre dem der, eller spør IT-avdelingen.',
    'authentication.MfaNotEnabled': 'Totrinnspålogging er ikke slått på for denne personen, så det er ingenting å tilbakestille.',
    'authentication.ResetFailed': 'Totrinnspåloggingen kunne ikke tilbakestilles. Prøv igjen om litt.',
    'authentication.RecentSignInRequired': 'Logg inn på nytt for å vise at det er deg.',
    'authentication.ExpiryInPast': 'Velg en utløpsdato fram i tid.',
  },
};
