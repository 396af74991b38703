import type { TextsLike } from '#kernel/contract/texts.ts';
import type { invoiceMails as en } from './en-invoice-mails.ts';

export const invoiceMails: TextsLike<typeof en> = {
  footer: 'Du får dette fordi du er fakturamottaker for {company} i Samspill.',
  invoice: {
    subject: 'Faktura {number} fra {seller}',
    heading: 'Faktura {number}',
    toPay: 'Her er faktura {number} til {company}: {amount}. Betal den innen {dueDate} til konto {account} med KID {kid}.',
    byCard: 'Her er faktura {number} til {company}: {amount}. Beløpet trekkes fra kortet.',
    nothingToPay: 'Her er faktura {number} til {company}. Det er ingenting å betale.',
  },
  creditNote: {
    subject: 'Kreditnota {number} fra {seller}',
    heading: 'Kreditnota {number}',
    credited:
      'Her er kreditnota {number} til {company}: {amount} er kreditert. Det senker det dere skylder, og de neste fakturaene bruker resten.',
  },
  reminder: {
    subject: 'Påminnelse: faktura {number} er ikke betalt',
    heading: 'Faktura {number} er ikke betalt',
    unpaid:
      'Faktura {number} til {company} skulle vært betalt innen {dueDate}, og det gjenstår {unpaid}. Betal til konto {account} med KID {kid}.',
    closes: 'Er den ikke betalt innen {closed}, stenges det gratisplanen ikke har for {company} til den er betalt. Ingenting blir slettet.',
    crossed: 'Har dere betalt de siste dagene, kan dere se bort fra dette. Påminnelsen koster ingenting.',
  },
  cardGivenUp: {
    subject: 'Faktura {number} kunne ikke trekkes fra kortet',
    heading: 'Faktura {number} ble ikke betalt med kort',
    unpaid:
      'Kortet ble avvist for faktura {number} til {company}, og prøves ikke igjen. Betal {unpaid} innen {dueDate} til konto {account} med KID {kid}.',
  },
  cardMissing: {
    subject: 'Det finnes ikke noe kort å trekke faktura {number} fra',
    heading: 'Faktura {number} betales ikke med kort',
    unpaid:
      'Faktura {number} til {company} skulle trekkes fra et kort, men det finnes ikke noe kort lenger. Betal {unpaid} innen {dueDate} til konto {account} med KID {kid}.',
  },
  attached: 'PDF-en ligger ved.',
  fallback: {
    notRegistered: 'Dere har valgt EHF, men {company} er ikke registrert som mottaker av EHF. Derfor kommer den på e-post.',
    unreachable: 'Dere har valgt EHF, men mottakeren deres kunne ikke nås. Derfor kommer den på e-post.',
    refused: 'Dere har valgt EHF, men den ble avvist på veien. Derfor kommer den på e-post.',
    unfit: 'Dere har valgt EHF, men det som står i fakturaopplysningene, passer ikke i en EHF. Derfor kommer den på e-post.',
  },
};
