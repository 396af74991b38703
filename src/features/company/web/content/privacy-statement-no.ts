import type { DocumentText } from './document-text.ts';

export const text: DocumentText = {
  title: 'Personvernerklæring',
  lead: 'Her står det hvilke opplysninger Samspill lagrer om deg, hvorfor, hvem som ser dem, og hva du kan kreve.',
  sections: [
    {
      heading: 'Hvem som er ansvarlig',
      text: [
        'Arbeidsgiveren din, altså virksomheten som bruker Samspill, er behandlingsansvarlig for opplysningene om sine ansatte. Arbeidsgiveren bestemmer hvilke felter som fylles ut, og hvem som får tilgang.',
        'Den som drifter denne installasjonen av Samspill, kalles driftsansvarlig. Driftsansvarlig er databehandler for personalopplysningene og behandler dem bare på vegne av arbeidsgiveren. For selve innloggingen, det vil si kontoen din og sikkerheten rundt den, er driftsansvarlig selv behandlingsansvarlig.',
        'Samspill er programvare som kjøres på driftsansvarliges egen maskin. De som lager programvaren, mottar ingen opplysninger fra den.',
      ],
    },
    {
      heading: 'Hva som lagres',
      text: [
        [
          'Kontoen din: navn, e-postadresse, språk og et avtrykk av passordet som ikke kan gjøres om til passordet igjen. Bruker du en annen innloggingstjeneste, lagres bare koblingen til den.',
          'Innlogginger: når du logget inn, fra hvilken nettadresse (IP) og med hvilken nettleser.',
          'Opplysninger i arbeidsforholdet: kontaktopplysninger, stilling, avdeling, leder, lønn, datoer, pårørende og annet som arbeidsgiveren din fyller ut eller du selv skriver inn.',
          'Opplysninger med ekstra vern: fødselsnummer, kontonummer og allergier lagres kryptert, og fødselsnummeret vises bare når noen med tilgang ber om det.',
          'Logg: hvem som har endret hva, og hvem som har åpnet opplysningene om en person.',
        ],
      ],
    },
    {
      heading: 'Hvorfor, og på hvilket grunnlag',
      text: [
        'Arbeidsgiveren bruker opplysningene for å oppfylle arbeidsavtalen og plikter etter loven, for eksempel om lønn og arbeidsmiljø, og for å administrere arbeidsforholdet. Arbeidsgiveren svarer for grunnlaget for hver opplysning.',
        'Kontoen og innloggingene behandles for at du skal kunne bruke tjenesten, og for å oppdage og stanse misbruk. Det siste er en berettiget interesse etter personvernforordningen artikkel 6 nr. 1 bokstav f.',
      ],
    },
    {
      heading: 'Hvem som ser opplysningene',
      text: [
        'Tilgangen følger rollen. Kolleger ser navn, stilling, avdeling og kontaktpunkter på jobb. Lederen din ser det som trengs for å lede. Administratorene i virksomheten ser mer. Oppslag som andre gjør i opplysningene om deg, blir logget.',
        'Driftsansvarlig kan teknisk sett nå databasen, men skal bare gjøre det for å drifte tjenesten.',
      ],
    },
    {
      heading: 'Hva som går ut av tjenesten',
      text: [
        [
          'Organisasjonsnummeret sendes til Enhetsregisteret når en virksomhet registreres.',
          'E-post fra tjenesten sendes gjennom e-posttjeneren som driftsansvarlig har valgt.',
          'Andre mottakere finnes bare når virksomheten selv kobler dem til.',
        ],
        'Tjenesten har ingen reklame, ingen sporing og ingen statistikk hos andre. Skrifter og bilder hentes fra tjenesten selv.',
      ],
    },
    {
      heading: 'Informasjonskapsler',
      text: [
        'Samspill bruker bare kapsler og lagring i nettleseren som tjenesten ikke kan fungere uten: én som holder deg innlogget, én som husker hvilken virksomhet du arbeider i, og noen som brukes mens du logger inn. Valget av lyst eller mørkt utseende huskes også i nettleseren.',
      ],
    },
    {
      heading: 'Hvor lenge opplysningene blir liggende',
      text: [
        'En innlogging varer i høyst 24 timer og avsluttes etter 8 timer uten bruk.',
        'Personalopplysninger ligger så lenge arbeidsgiveren trenger dem og loven krever eller tillater det. Når en person slettes, fjernes opplysningene fra tjenesten. De kan finnes i sikkerhetskopier til kopiene er skiftet ut.',
      ],
    },
    {
      heading: 'Hva du kan kreve',
      text: [
        'Du har rett til å få vite hva som er lagret om deg, til å få feil rettet, til å få opplysninger slettet eller begrenset når vilkårene er oppfylt, til å få med deg opplysninger du selv har gitt, og til å protestere. Be arbeidsgiveren din om dette når det gjelder arbeidsforholdet, og driftsansvarlig når det gjelder kontoen.',
        'Mener du at noe er galt, kan du klage til Datatilsynet. Si gjerne fra til arbeidsgiveren eller driftsansvarlig først, så feilen kan rettes raskt.',
      ],
    },
  ],
};
