import type { ImportField } from '../../../contract/entities-import.ts';

/** Common column headings in both languages, separated by commas; `?` marks words with less certainty. */
export const headerWords: Record<ImportField, string> = {
  fullName:
    'Navn, Name, Full name, Fullt navn, Ansattnavn, Navn på ansatt, Employee name, Etternavn fornavn, Etternavn og fornavn, Fornavn og etternavn, Last name first name, First and last name, Fornavn etternavn, First name last name, ?Ansatt, ?Employee, ?Medarbeider, ?Person, Medarbeidernavn, Staff name, Display name, Visningsnavn',
  firstName:
    'Fornavn, First name, Firstname, Given name, Given names, Forename, Fornamn, Førenamn, For- og mellomnavn, Fornavn og mellomnavn, First and middle name',
  lastName: 'Etternavn, Last name, Lastname, Surname, Family name, Efternavn, Slektsnavn, Etternamn, Familienavn',
  emailAddress:
    'E-post, Epost, E-mail, Email, Mail, E-postadresse, E-mail address, Email address, Mailadresse, Jobb e-post, E-post jobb, Work email, Work e-mail, Company email, Business email, Firma e-post, Arbeids e-post, E-post arbeid, Epost jobb, UPN, User principal name',
  phoneCountryCode:
    'Landkode, Landskode, Country code, Phone country code, Retningsnummer, Landkode telefon, Dial code, Landnummer telefon',
  mobilePhoneNumber:
    'Mobil, Mobile, Mobilnummer, Mobiltelefon, Mobile phone, Mobile number, Cell phone, Cell, Mobilnr, Mob, Mobiltlf, Mobil jobb, Telefon mobil, ?Telefon, ?Telefonnummer, ?Tlf, ?Phone, ?Phone number, ?Telephone, ?Tlfnr, ?Telefonnr, ?Tel, ?Work phone, ?Jobbtelefon',
  employeeNumber:
    'Ansattnr, Ansattnummer, Ansatt nr, Ans.nr, Ansatt-ID, Employee number, Employee no, Employee ID, Emp no, Emp ID, EEID, EE ID, EE number, Worker ID, Staff number, Staff ID, Personalnummer, Personalnr, Lønnsnummer, Lønnsnr, Medarbeidernummer, Medarbeidernr, Payroll number, Payroll ID, Arbeidstakernr, Arbeidstakernummer, ?Nr, ?No, ?ID, ?Nummer, ?Number',
  position:
    'Stilling, Stillingstittel, Tittel, Job title, Title, Position, Jobbtittel, Yrke, Arbeidstittel, Stillingsbetegnelse, Yrkestittel, Position title, ?Funksjon, ?Job, ?Occupation, ?Stillingsbeskrivelse',
  department:
    'Avdeling, Department, Dept, Avd, Avdelingsnavn, Avd.navn, Department name, Seksjon, Division, Divisjon, Enhet, Organisasjonsenhet, Business unit, ?Kostnadssted, ?Unit, ?Område, ?Cost center',
  team: 'Team, Gruppe, Teamnavn, Team name, Lag, ?Group, ?Squad',
  location:
    'Arbeidssted, Arb.sted, Lokasjon, Location, Kontorsted, Office, Work location, Kontor, Office location, Tjenestested, Workplace, Arbeidsplass, Site, Sted/kontor, ?Sted, ?Avdelingskontor, ?Lokalitet',
  reportingTo:
    'Leder, Nærmeste leder, Leiar, Næraste leiar, Manager, Reports to, Rapporterer til, Overordnet, Line manager, Reporting manager, Supervisor, Sjef, Personalleder, Leders navn, Manager name, Name of manager, Nærmeste overordnede, Leder e-post, Leders e-post, Manager email, Manager e-mail, Leder ansattnr, Leders ansattnummer, Manager ID, Manager employee number, ?Avdelingsleder, ?Teamleder, ?Boss, ?Reporting to, ?Attestant',
  role: 'Rolle, Role, Tilgangsrolle, Systemrolle, Brukerrolle, User role, Access role, System role, ?Tilgang, ?Access',
  positionType:
    'Stillingstype, Ansettelsestype, Type stilling, Position type, Employment type, Ansettelsesform, Type of employment, Type of position, Contract type, Arbeidsforhold, Kontraktstype, Kontrakttype, Type ansettelse, Fast/midlertidig, Employment form, ?Ansettelse',
  positionCoverage:
    'Stillingsprosent, Still %, Still pst, Stillingsbrøk, Prosent, Stilling %, Stillings%, Position coverage, FTE, FTE %, Employment percentage, Percentage, Stillingsandel, Position percentage, Coverage, Årsverk, Full time equivalent, Percent, %, Dekningsgrad, Stillingsstørrelse, Work percentage',
  startDate:
    'Startdato, Ansatt dato, Ansattdato, Start date, Hire date, Ansettelsesdato, Tiltredelsesdato, Tiltredelse, Date of hire, Hired, Ansatt fra, Employment start, Begynte, Startet, Joined, Employed from, Employment date, Ansiennitetsdato, Ansiennitet, Dato ansatt, Tiltrådt, Tilsett frå, Tilsett dato, Tilsettingsdato, Oppstart, Oppstartsdato, Date hired, Date joined, Joining date, Date of joining, Start of employment, ?Start, ?Ansatt, ?Fra dato, ?From, ?Fra, ?Employed',
  endDate:
    'Sluttdato, End date, Slutt dato, Fratredelsesdato, Fratredelse, Ansatt til, Termination date, Date of termination, Exit date, Leave date, Leaver date, Date of leaving, Date left, Separation date, Employment end, Leaving date, Sluttet, Dato sluttet, Avsluttet, Avsluttet dato, Avgangsdato, Opphørsdato, Fratrådt, Employed to, Last day, Siste arbeidsdag, Contract end, Contract end date, Resignation date, Resigned, Resigned on, Left, Left company, Exited, Quit date, Departure date, Terminated, End of employment, Slutta, Sluttdag, Avslutta, Avslutningsdato, Fratredelsesdag, Fratrer, Fratreden, ?Slutt, ?End, ?Til dato, ?To, ?Til',
  trialPeriodEndDate:
    'Prøvetid slutt, Prøvetid til, Prøvetid, Prøvetid slutter, Prøvetiden slutter, Prøvetid utløper, Trial period end, Trial period ends, Trial period end date, Probation end, Probation end date, End of probation, Prøvetid sluttdato, Trial end, Trial period',
  salaryAmount:
    'Lønn, Årslønn, Salary, Annual salary, Yearly salary, Månedslønn, Monthly salary, Timelønn, Hourly wage, Hourly rate, Grunnlønn, Base salary, Brutto lønn, Bruttolønn, Gross salary, Lønn per år, Lønn pr år, Lønn per måned, Lønn pr mnd, Fastlønn, Avtalt lønn, Beløp lønn, Wage, Pay, Årslønn brutto, Salary amount, Lønnsbeløp, Ukelønn, Weekly pay, Base pay, Basic pay, Basic salary, Løn, Årsløn, Månadsløn, Timeløn, Grunnløn, ?Beløp, ?Amount, ?Sats',
  salaryCurrency: 'Valuta, Currency, Lønnsvaluta, Salary currency, Valutakode, Currency code',
  salaryInterval:
    'Lønnsintervall, Lønnstype, Avlønningstype, Pay basis, Salary basis, Pay rate type, Salary interval, Salary per, Pay frequency, Lønnsperiode, Pay period, Salary period, Avlønning, Lønnsform, Lønn per, Pay interval, ?Intervall, ?Interval',
  salaryAccountNumber:
    'Kontonummer, Kontonr, Lønnskonto, Bankkonto, Account number, Bank account, Bank account number, Bankkontonummer, Bankkontonr, Salary account, IBAN, Konto, Salary account number, Lønnskontonummer, Bankkonto nr',
  birthday:
    'Fødselsdato, Birthday, Date of birth, Birth date, Birthdate, DOB, Fødselsdag, Født, Fødd, Bursdag, Født dato, F.dato, Fdato, Født den',
  socialSecurityNumber:
    'Fødselsnummer, Personnummer, National identity number, National ID, Social security number, SSN, Fødselsnr, Personnr, Fnr, Identity number, Fødselsnummer (11 siffer), D-nummer, National identification number, Fødsels- og personnummer, Fødsels og personnr, Personal identity number, Personnummer 11 siffer, ID-nummer, National insurance number, Fødselsnummer/D-nummer, Fødselsdato og personnummer',
  secondaryEmail:
    'Privat e-post, E-post privat, Private email, Personal email, Privat epost, Private e-mail, Secondary email, Sekundær e-post, Personlig e-post, E-post 2, Home email, Alternativ e-post, Privat e-postadresse, Email 2',
  'address.streetAddress':
    'Adresse, Gateadresse, Address, Street address, Street, Gate, Vei, Privatadresse, Hjemmeadresse, Home address, Bostedsadresse, Adresse 1, Address 1, Address line 1, Postadresse, Adresselinje 1, Bosted, Gate/vei, Gatenavn',
  'address.apartment':
    'Leilighet, Apartment, Bolignummer, Leilighetsnummer, Adresse 2, Address 2, Address line 2, Adresselinje 2, Apt, Flat, C/o',
  'address.postalCode':
    'Postnr, Postnummer, Postal code, Postcode, Zip, Zip code, Postkode, Post nr, Postnr og sted, Postnummer og sted, Postnr/sted, Postnr. og poststed, Post nr/sted, Postal code and city',
  'address.city': 'Poststed, City, Town, By, Post sted, Postal place, ?Sted, ?Place',
  'address.province': 'Fylke, Province, County, State, Region, Provins',
  'address.country': 'Land, Country, Bostedsland, Country of residence, ?Nation',
  'emergencyContact.fullName':
    'Pårørende, Nærmeste pårørende, Emergency contact, Emergency contact name, Next of kin, Pårørende navn, Navn pårørende, Kontaktperson, Nødkontakt, ICE, Next of kin name, Navn på pårørende, Nærmeste pårørende navn',
  'emergencyContact.phone':
    'Pårørende telefon, Telefon pårørende, Telefon til pårørende, Emergency contact phone, Emergency phone, Next of kin phone, Pårørende tlf, Tlf pårørende, Pårørende mobil, Nødtelefon, Emergency contact number, Pårørendes telefon, Nærmeste pårørende telefon, Nærmeste pårørende tlf, Telefonnummer pårørende, ICE phone',
  'emergencyContact.relation':
    'Relasjon, Pårørende relasjon, Relation, Relationship, Relasjon til pårørende, Emergency contact relation, Slektskap, Emergency contact relationship, Next of kin relation, Relasjon pårørende',
  allergies: 'Allergier, Allergi, Allergies, Allergy, Matallergi, Allergener, Food allergies',
  tShirtSize:
    'T-skjortestørrelse, T-skjorte størrelse, T-shirt size, T-skjorte, T-shirt, Tskjorte, Tskjorte str, Skjortestørrelse, T-skjorte str, Shirt size, ?Størrelse, ?Size',
  drivingLicense:
    'Førerkort, Driving license, Driving licence, Drivers license, Førerkortklasse, Førerkort klasse, Driver licence, Kjørekort, Førarkort, Sertifikat',
  preferredLanguage: 'Språk, Language, Preferred language, Foretrukket språk, Målform, Ønsket språk',
  notes:
    'Notater, Notat, Merknad, Merknader, Notes, Note, Comment, Comments, Kommentar, Kommentarer, Remarks, Anmerkning, Bemerkning, Annet',
};

/** Words in a heading that indicate some fields and exclude all others, in folded form. */
export const headerTurns: readonly { words: RegExp; towards: readonly ImportField[] }[] = [
  { words: /\b(?:leders?|leiars?|managers?|sjef\w*|supervisors?|overordnet\w*|boss)\b/, towards: ['reportingTo', 'role', 'positionType'] },
  {
    words: /\b(?:parorende\w*|emergency|kin|ice|nodkontakt)\b/,
    towards: ['emergencyContact.fullName', 'emergencyContact.phone', 'emergencyContact.relation'],
  },
  {
    words: /\b(?:privat\w*|private|personal|personlig|home|hjemme)\b/,
    towards: ['secondaryEmail', 'mobilePhoneNumber', 'address.streetAddress', 'address.postalCode', 'address.city', 'socialSecurityNumber'],
  },
  {
    words: /\b(?:nr|nummer|no|number|id|kode|code)\b/,
    towards: [
      'employeeNumber',
      'salaryAccountNumber',
      'socialSecurityNumber',
      'mobilePhoneNumber',
      'phoneCountryCode',
      'address.postalCode',
      'reportingTo',
      'emergencyContact.phone',
      'salaryCurrency',
    ],
  },
  { words: /\b(?:first|given|fornavn)\b/, towards: ['firstName'] },
  { words: /\b(?:last|family|etternavn)\b/, towards: ['lastName', 'endDate'] },
  // A leave has dates of its own; a leave date is the day somebody left.
  { words: /\b(?:permisjon\w*|fravaer\w*|ferie\w*|vacation|absence|leave(?! date))\b/, towards: [] },
  {
    words: /\b(?:kjonn|gender|sex|initialer|initials|alder|age|statsborgerskap|nationality|nasjonalitet|fagforening|union)\b/,
    towards: [],
  },
];
