import { headingLikeness } from '#kernel/server/sheets/rules/heading-likeness.ts';
import { contractImportFields, type ContractImportField } from '../../../contract/entities-import.ts';

/** Common column headings in both languages, separated by commas; `?` marks words with less certainty. */
const words: Record<ContractImportField, string> = {
  party:
    'Part, Motpart, Avtalepart, Leverandør, Leverandørnavn, Supplier, Vendor, Party, Counterparty, Kontraktspart, Selskap, Firma, Company, Vendor name, Supplier name, Utleier, Landlord, Other party, Leverandør/kunde, Kunde/leverandør, Navn på leverandør, ?Kunde, ?Customer, ?Client, ?Organisasjon, ?Organisation, ?Virksomhet',
  registryId:
    'Organisasjonsnummer, Org.nr, Orgnr, Org nr, Org.nummer, Org. nr., Orgnummer, Organisation number, Organization number, Registration number, Company number, Registry number, Foretaksnummer, ?Org, ?Registration no',
  name: 'Avtale, Kontrakt, Avtalenavn, Kontraktsnavn, Navn på avtale, Navn på avtalen, Name of the contract, Avtalens navn, Contract, Contract name, Agreement, Agreement name, Tittel, Title, Kontraktnavn, Navn på kontrakt, Contract title, Gjelder, Hva avtalen gjelder, ?Navn, ?Name, ?Beskrivelse, ?Description, ?Subject, ?Produkt, ?Tjeneste, ?Service',
  category:
    'Kategori, Category, Avtaletype, Type avtale, Kontraktstype, Contract type, Type of contract, Agreement type, Avtalekategori, Område, Gruppe, ?Type, ?Group, ?Area, ?Fagområde',
  responsible:
    'Ansvarlig, Avtaleansvarlig, Kontraktsansvarlig, Intern ansvarlig, Responsible, Responsible person, Owner, Contract owner, Avtaleeier, Eier, Ansvarlig person, Ansvarlig hos oss, Internal owner, Contract manager, Kontrakteier, Saksbehandler, Ansvarlig e-post, Responsible email, Ansvarlig ansattnr, ?Ansatt, ?Employee',
  signedBy:
    'Signert av, Underskrevet av, Signed by, Undertegnet av, Underskriver, Signatory, Signatar, Signert, Signed, Avtale signert av, Signee, ?Signatur, ?Signature',
  status: 'Status, Avtalestatus, Kontraktsstatus, Contract status, Tilstand, State, ?Aktiv, ?Active',
  typeId:
    'Automatisk fornyelse, Auto fornyelse, Fornyes automatisk, Fornyelsestype, Automatic renewal, Auto renewal, Auto-renew, Autorenew, Renews automatically, Renewal type, Avtaleform, Løpende avtale, ?Fornyelse, ?Renewal, ?Type, ?Fornyes, ?Renews',
  startDate:
    'Startdato, Start, Start date, Fra dato, Gyldig fra, Avtaledato, Avtalestart, Inngått, Inngått dato, Dato inngått, Avtale inngått, Contract date, Effective date, Effective from, Valid from, Begin date, Begins, Commencement date, Oppstart, Ikrafttredelse, Kontraktsstart, Kontraktstart, ?Fra, ?From, ?Dato, ?Date',
  endDate:
    'Sluttdato, Slutt, End date, End, Til dato, Gyldig til, Utløp, Utløper, Utløpsdato, Avtaleslutt, Expiry, Expiry date, Expires, Expiration date, Valid to, Valid until, Opphør, Opphørsdato, Kontraktslutt, Kontraktsutløp, Term end, Ends, Første periode slutter, End of first term, Løper til, Varer til, Ends on, ?Til, ?To, ?Until, ?Fornyelsesdato, ?Renewal date',
  renewalInterval:
    'Fornyelsesintervall, Fornyelsesperiode, Fornyes med, Fornyes for, Forlengelse, Forlenges med, Renewal interval, Renewal period, Renewal term, Fornyes hver, Renews every, Periode, Avtaleperiode, Bindingstid, Fornyelse antall måneder, ?Fornyelse, ?Renewal, ?Intervall, ?Varighet, ?Duration, ?Term',
  noticePeriod:
    'Oppsigelsestid, Oppsigelsesfrist, Oppsigelse, Notice period, Notice, Termination notice, Frist for oppsigelse, Oppsigelsestid mnd, Oppsigelsestid måneder, Oppsigelsestid dager, Varslingsfrist, Varsel, Notice period months, Notice period days, Period of notice, ?Frist',
  value:
    'Verdi, Beløp, Avtaleverdi, Kontraktsverdi, Pris, Kostnad, Value, Amount, Contract value, Price, Cost, Annual cost, Annual value, Annual fee, Yearly cost, Monthly cost, Monthly fee, Fee, Kr, Nok, Årlig kostnad, Årskostnad, Årlig verdi, Årlig beløp, Årspris, Årsverdi, Månedspris, Månedsleie, Månedlig kostnad, Månedlig beløp, Timepris, Hourly rate, ?Leie, Leiepris, Beløp per år, Beløp per mnd, Kostnad per år, Kostnad per mnd, Kr per år, Kr per mnd, Kr/mnd, Kr/år, Pris per måned, Pris per år, ?Sum, ?Total, ?Honorar',
  currency: 'Valuta, Valutakode, Currency, Currency code, ?Val',
  interval:
    'Per, Intervall, Beløp gjelder, Betalingsintervall, Prisintervall, Verdi per, Verdi gjelder, Value for, Value per, Price per, Payment interval, Billing period, Billing interval, Faktureringsperiode, Faktureringsintervall, Fakturering, Interval, Betales, ?Frekvens, ?Frequency, ?Periode, ?Period',
  contactName:
    'Kontaktperson, Kontakt, Contact, Contact person, Contact name, Kontakt hos leverandør, Kontaktperson leverandør, Kundekontakt, Account manager, Selger, Ekstern kontakt, Kontaktnavn',
  contactEmail:
    'Kontakt e-post, E-post kontakt, E-post til kontaktperson, E-post, Epost, Email, E-mail, Contact email, Contact e-mail, Kontaktperson e-post, E-post kontaktperson, Mail',
  contactPhone:
    'Kontakt telefon, Telefon kontakt, Telefon til kontaktperson, Telefon, Tlf, Telefonnummer, Phone, Contact phone, Contact number, Kontaktperson telefon, Mobil, Mobile, Tlf kontakt',
  notes:
    'Notat, Notater, Merknad, Merknader, Kommentar, Kommentarer, Notes, Note, Comment, Comments, Remarks, Anmerkning, Bemerkning, Annet, Merk',
};

/** Words in a heading that indicate some fields and exclude all others, in folded form. */
const turns: readonly { words: RegExp; towards: readonly ContractImportField[] }[] = [
  { words: /\b(?:oppsigelse\w*|notice|varsling\w*)\b/, towards: ['noticePeriod'] },
  { words: /\b(?:kontakt\w*|contact)\b/, towards: ['contactName', 'contactEmail', 'contactPhone'] },
  { words: /\b(?:ansvarlig\w*|responsible|owner|eier)\b/, towards: ['responsible'] },
  { words: /\b(?:fornyes|fornyelse\w*|renewal|renews?|forleng\w*)\b/, towards: ['renewalInterval', 'typeId', 'endDate'] },
  { words: /\b(?:signert|signed|underskrevet|undertegnet)\b/, towards: ['signedBy'] },
  { words: /\b(?:nr|nummer|no|number|id|kode|code)\b/, towards: ['registryId', 'currency', 'contactPhone', 'responsible'] },
];

/** The similarity of a heading to each field of a list of contracts, from 0 to 1. */
export const contractHeadings = headingLikeness({ fields: contractImportFields, words, turns });
