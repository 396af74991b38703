import type {
  DataCategory,
  DataSubject,
  Language,
  LegalBasis,
  RetentionStart,
  StatementType,
  TransferSafeguard,
} from '../../contract/kinds.ts';
import type { TableTag, WordTag } from '../../contract/statement-content.ts';

/** What a statement says by itself, in one language. */
export interface StatementWords {
  bases: Record<LegalBasis, string>;
  subjects: Record<DataSubject, string>;
  categories: Record<DataCategory, string>;
  safeguards: Record<TransferSafeguard, string>;
  starts: Record<RetentionStart, string>;
  months: (months: number) => string;
  columns: Record<TableTag, readonly string[]>;
  /** What stands in place of a table without rows. */
  none: Record<TableTag, string>;
  tags: Record<WordTag | TableTag, string>;
  notSet: string;
  noOfficer: string;
  /** What is said of decisions by automated means alone, which these treatments make (Article 22). */
  automatedDecisions: (treatments: readonly string[]) => string;
  notSaid: string;
  titles: Record<StatementType, string>;
  /** Of a printed statement. */
  page: string;
  /** Beside a text that is only there in the other language. */
  otherLanguage: string;
}

const no: StatementWords = {
  bases: {
    a: 'Samtykke (artikkel 6 nr. 1 a)',
    b: 'Avtale (artikkel 6 nr. 1 b)',
    c: 'Rettslig forpliktelse (artikkel 6 nr. 1 c)',
    d: 'Vitale interesser (artikkel 6 nr. 1 d)',
    e: 'Oppgave i allmennhetens interesse (artikkel 6 nr. 1 e)',
    f: 'Berettiget interesse (artikkel 6 nr. 1 f)',
  },
  subjects: {
    employees: 'ansatte',
    exEmployees: 'tidligere ansatte',
    applicants: 'jobbsøkere',
    nextOfKin: 'pårørende',
    customers: 'kunder',
    prospects: 'mulige kunder',
    supplierContacts: 'kontaktpersoner hos leverandører',
    visitors: 'besøkende',
    websiteUsers: 'brukere av nettstedet',
    boardAndOwners: 'styremedlemmer og eiere',
    children: 'barn',
  },
  categories: {
    identity: 'navn og identitet',
    contact: 'kontaktopplysninger',
    nationalId: 'fødselsnummer',
    bankAndPay: 'bank og lønn',
    employment: 'arbeidsforhold',
    competence: 'kompetanse',
    absence: 'fravær',
    health: 'helse',
    union: 'fagforening',
    image: 'bilder og film',
    location: 'sted',
    technical: 'tekniske opplysninger og logger',
    communication: 'kommunikasjon',
    criminal: 'straffbare forhold',
  },
  safeguards: {
    adequacy: 'beslutning om tilstrekkelig beskyttelsesnivå',
    dpf: 'EU–US Data Privacy Framework',
    scc: 'EUs standardavtaler',
    bcr: 'bindende konsernregler',
    exception: 'unntak etter artikkel 49',
  },
  starts: {
    collected: 'etter innsamling',
    lastContact: 'etter siste kontakt',
    endOfRelation: 'etter at forholdet er slutt',
    endOfYear: 'etter årets slutt',
    endOfCase: 'etter at saken er avsluttet',
    withdrawal: 'etter at samtykket er trukket',
  },
  months: (months) =>
    months === 0 ? 'Slettes straks' : months % 12 === 0 ? `${months / 12} år` : months === 1 ? '1 måned' : `${months} måneder`,
  columns: {
    purposeTable: ['Behandling', 'Formål', 'Rettslig grunnlag'],
    dataTable: ['Behandling', 'Hvem', 'Opplysninger', 'Kilde'],
    recipientTable: ['Behandling', 'Mottakere', 'Databehandlere'],
    transferTable: ['Behandling', 'Land', 'Overføringsgrunnlag'],
    retentionTable: ['Behandling', 'Hvor lenge'],
  },
  none: {
    purposeTable: 'Ingen behandlinger er registrert.',
    dataTable: 'Ingen behandlinger er registrert.',
    recipientTable: 'Ingen behandlinger er registrert.',
    transferTable: 'Vi overfører ikke opplysninger ut av EØS.',
    retentionTable: 'Ingen behandlinger er registrert.',
  },
  tags: {
    companyName: 'Virksomhetens navn',
    organizationNumber: 'Organisasjonsnummer',
    address: 'Adresse',
    responsible: 'Ansvarlig for personvern',
    contactPerson: 'Kontaktperson',
    dataProtectionOfficer: 'Personvernombud',
    automatedDecisions: 'Automatiske avgjørelser',
    purposeTable: 'Tabell: formål og grunnlag',
    dataTable: 'Tabell: opplysninger og kilder',
    recipientTable: 'Tabell: mottakere',
    transferTable: 'Tabell: overføringer ut av EØS',
    retentionTable: 'Tabell: hvor lenge',
  },
  notSet: 'ikke oppgitt',
  noOfficer: 'Vi er ikke pålagt å ha personvernombud.',
  automatedDecisions: (treatments) =>
    treatments.length === 0
      ? 'Vi tar ikke avgjørelser som har rettslig virkning for deg, eller som på liknende måte påvirker deg i betydelig grad, bare ved automatisk behandling.'
      : `Disse behandlingene tar avgjørelser som har rettslig virkning for deg, eller som på liknende måte påvirker deg i betydelig grad, bare ved automatisk behandling: ${treatments.join(', ')}. Du kan kreve at et menneske ser på avgjørelsen, få den forklart, si hva du mener, og bestride den (artikkel 22).`,
  notSaid: '–',
  titles: { external: 'Personvernerklæring', internal: 'Personvernerklæring for ansatte' },
  page: 'Side {page} av {pages}',
  otherLanguage: '(på engelsk)',
};

const en: StatementWords = {
  bases: {
    a: 'Consent (Article 6(1)(a))',
    b: 'Contract (Article 6(1)(b))',
    c: 'Legal obligation (Article 6(1)(c))',
    d: 'Vital interests (Article 6(1)(d))',
    e: 'Task in the public interest (Article 6(1)(e))',
    f: 'Legitimate interest (Article 6(1)(f))',
  },
  subjects: {
    employees: 'employees',
    exEmployees: 'former employees',
    applicants: 'job applicants',
    nextOfKin: 'next of kin',
    customers: 'customers',
    prospects: 'prospects',
    supplierContacts: 'contacts at suppliers',
    visitors: 'visitors',
    websiteUsers: 'users of the website',
    boardAndOwners: 'board members and owners',
    children: 'children',
  },
  categories: {
    identity: 'name and identity',
    contact: 'contact details',
    nationalId: 'national identity number',
    bankAndPay: 'bank and salary',
    employment: 'employment',
    competence: 'skills',
    absence: 'absence',
    health: 'health',
    union: 'trade union',
    image: 'pictures and film',
    location: 'location',
    technical: 'technical data and logs',
    communication: 'communication',
    criminal: 'criminal offences',
  },
  safeguards: {
    adequacy: 'adequacy decision',
    dpf: 'EU–US Data Privacy Framework',
    scc: 'the EU’s standard contractual clauses',
    bcr: 'binding corporate rules',
    exception: 'exception under Article 49',
  },
  starts: {
    collected: 'after collection',
    lastContact: 'after the last contact',
    endOfRelation: 'after the relationship ends',
    endOfYear: 'after the end of the year',
    endOfCase: 'after the case is closed',
    withdrawal: 'after consent is withdrawn',
  },
  months: (months) => {
    if (months === 0) return 'Erased at once';
    const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  },
  columns: {
    purposeTable: ['Processing activity', 'Purpose', 'Legal basis'],
    dataTable: ['Processing activity', 'People concerned', 'Data', 'Source'],
    recipientTable: ['Processing activity', 'Recipients', 'Processors'],
    transferTable: ['Processing activity', 'Countries', 'Safeguard'],
    retentionTable: ['Processing activity', 'How long'],
  },
  none: {
    purposeTable: 'No processing activities are recorded.',
    dataTable: 'No processing activities are recorded.',
    recipientTable: 'No processing activities are recorded.',
    transferTable: 'We do not transfer data out of the EEA.',
    retentionTable: 'No processing activities are recorded.',
  },
  tags: {
    companyName: 'Name of the company',
    organizationNumber: 'Organisation number',
    address: 'Address',
    responsible: 'Responsible for data protection',
    contactPerson: 'Contact person',
    dataProtectionOfficer: 'Data protection officer',
    automatedDecisions: 'Automated decisions',
    purposeTable: 'Table: purposes and bases',
    dataTable: 'Table: data and sources',
    recipientTable: 'Table: recipients',
    transferTable: 'Table: transfers out of the EEA',
    retentionTable: 'Table: how long',
  },
  notSet: 'not given',
  noOfficer: 'We are not required to have a data protection officer.',
  automatedDecisions: (treatments) =>
    treatments.length === 0
      ? 'We make no decisions with legal effect for you, or that affect you in a similarly significant way, by automated means alone.'
      : `These processing activities make decisions with legal effect for you, or that affect you in a similarly significant way, by automated means alone: ${treatments.join(', ')}. You can demand that a person reviews the decision, have it explained, give your view, and contest it (Article 22).`,
  notSaid: '–',
  titles: { external: 'Privacy statement', internal: 'Privacy statement for employees' },
  page: 'Page {page} of {pages}',
  otherLanguage: '(in Norwegian)',
};

export const statementWords: Readonly<Record<Language, StatementWords>> = { no, en };
