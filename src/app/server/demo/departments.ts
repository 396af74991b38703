/** A department: the job titles on each level, from the head down, and the initial annual pay. */
export interface Department {
  department: string;
  head: string;
  lead: string;
  titles: readonly string[];
  teams: readonly string[];
  pay: number;
  /** Work without a desk: fewer people have a work e-mail. */
  isOnSite: boolean;
  /** How many of a hundred people work here. */
  weight: number;
}

export const departments: readonly Department[] = [
  {
    department: 'Produksjon',
    head: 'Produksjonssjef',
    lead: 'Skiftleder',
    titles: ['Operatør', 'Fagoperatør', 'Mekaniker', 'Industrirørlegger', 'Lærling', 'Sveiser'],
    teams: ['Skift A', 'Skift B', 'Skift C', 'Vedlikehold'],
    pay: 470_000,
    isOnSite: true,
    weight: 30,
  },
  {
    department: 'Bygg og anlegg',
    head: 'Prosjektsjef',
    lead: 'Anleggsleder',
    titles: ['Tømrer', 'Elektriker', 'Maskinfører', 'Betongarbeider', 'Prosjektingeniør'],
    teams: ['Nord', 'Sør', 'Rehabilitering'],
    pay: 500_000,
    isOnSite: true,
    weight: 20,
  },
  {
    department: 'Lager og transport',
    head: 'Logistikksjef',
    lead: 'Lagerleder',
    titles: ['Lagermedarbeider', 'Sjåfør', 'Innkjøper', 'Truckfører'],
    teams: ['Varemottak', 'Utkjøring'],
    pay: 450_000,
    isOnSite: true,
    weight: 12,
  },
  {
    department: 'Salg og marked',
    head: 'Salgs- og markedssjef',
    lead: 'Salgsleder',
    titles: ['Selger', 'Kundekonsulent', 'Markedskonsulent', 'Innholdsprodusent', 'Nøkkelkundeansvarlig'],
    teams: ['Østlandet', 'Vestlandet', 'Netthandel'],
    pay: 560_000,
    isOnSite: false,
    weight: 12,
  },
  {
    department: 'Kundeservice',
    head: 'Kundeservicesjef',
    lead: 'Teamleder',
    titles: ['Kundebehandler', 'Førstelinjekonsulent', 'Reklamasjonsbehandler'],
    teams: ['Telefon', 'Chat og e-post'],
    pay: 440_000,
    isOnSite: false,
    weight: 10,
  },
  {
    department: 'IT og utvikling',
    head: 'Teknologidirektør',
    lead: 'Utviklingsleder',
    titles: ['Systemutvikler', 'Testleder', 'Driftskonsulent', 'Dataanalytiker', 'Tjenestedesigner'],
    teams: ['Plattform', 'Nettbutikk', 'Drift'],
    pay: 690_000,
    isOnSite: false,
    weight: 8,
  },
  {
    department: 'Økonomi',
    head: 'Økonomisjef',
    lead: 'Regnskapsleder',
    titles: ['Regnskapskonsulent', 'Controller', 'Lønnskonsulent'],
    teams: ['Regnskap', 'Lønn'],
    pay: 580_000,
    isOnSite: false,
    weight: 5,
  },
  {
    department: 'HR og administrasjon',
    head: 'HR-sjef',
    lead: 'Administrasjonsleder',
    titles: ['HR-konsulent', 'Resepsjonist', 'Renholder', 'HMS-rådgiver'],
    teams: ['HR', 'Eiendom'],
    pay: 530_000,
    isOnSite: false,
    weight: 3,
  },
];

export const places: readonly { location: string; city: string; postalCode: string; province: string }[] = [
  { location: 'Hovedkontoret, Trondheim', city: 'Trondheim', postalCode: '7012', province: 'Trøndelag' },
  { location: 'Bergen', city: 'Bergen', postalCode: '5013', province: 'Vestland' },
  { location: 'Ålesund', city: 'Ålesund', postalCode: '6002', province: 'Møre og Romsdal' },
  { location: 'Tromsø', city: 'Tromsø', postalCode: '9008', province: 'Troms' },
  { location: 'Drammen', city: 'Drammen', postalCode: '3015', province: 'Buskerud' },
];

export const streets =
  'Storgata Kirkegata Skolegata Bjørkeveien Åsveien Øvre Bakklandet Elvegata Solbakken Nygårdsgaten Fjellveien Granveien Sjøgata'.split(
    /(?<!Øvre) /u,
  );
