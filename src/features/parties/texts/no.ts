import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'parties.AlreadyThere': '{name} er allerede registrert med dette organisasjonsnummeret. Velg den parten.',
    'parties.RegistryUnknown': 'Enhetsregisteret har ingen virksomhet med dette nummeret. Sjekk det, eller skriv navnet i stedet.',
    'parties.RegistryUnavailable': 'Enhetsregisteret svarer ikke akkurat nå. Prøv igjen om litt.',
    'parties.NoNumber': 'Parten har ikke noe organisasjonsnummer å slå opp i Enhetsregisteret. Legg inn nummeret først.',
    'parties.InUse': '{count, plural, one {# oppføring viser} other {# oppføringer viser}} til denne parten. Gi dem en annen part først.',
  },
  states: { active: 'Aktiv', windingUp: 'Under avvikling', bankrupt: 'Konkurs', deleted: 'Slettet' },
  differences: { name: 'Navn', address: 'Adresse', state: 'Status', nothing: 'ingenting', change: '{kept} → {register}' },
  picker: {
    hint: 'Velg en dere har, eller skriv et organisasjonsnummer eller et navn.',
    hintRead: 'Velg en dere har, eller skriv et navn.',
    kinds: { organisation: 'Virksomhet', person: 'Person' },
    number: 'Org.nr. {number}',
    copied: 'Fra Enhetsregisteret, {moment}',
    search: 'Søk i Enhetsregisteret',
    addOrganisation: 'Legg til uten nummer',
    addPerson: 'Legg til som person',
    asking: 'Slår opp i Enhetsregisteret …',
    found: 'I Enhetsregisteret',
    none: 'Enhetsregisteret har ingen virksomhet med dette navnet. Sjekk skrivemåten, eller legg den til uten nummer.',
    byName: 'Det du skrev, blir stående. Du kan også skrive bare navnet.',
    use: 'Bruk',
    useNamed: 'Bruk {name}',
    nameless: 'Navnet er fjernet',
    gone: 'Du kan likevel bruke den, for en eldre avtale.',
    goneNameless: 'Enhetsregisteret har også fjernet navnet. Skriv navnet i stedet.',
  },
};
