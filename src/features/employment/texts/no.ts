import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noAddenda } from './no-addenda.ts';
import { noList } from './no-list.ts';
import { noMany } from './no-many.ts';
import { noEditor, noLawCheck, noRedline } from './no-editor.ts';
import { noLaw } from './no-law.ts';
import { noWizard } from './no-wizard.ts';
import { noRecord } from './no-record.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'documents.LimitReached':
      'Abonnementet dekker {limit, plural, one {# arbeidsavtale} other {# arbeidsavtaler}}. Slett noen dere ikke trenger, eller utvid abonnementet.',
    'documents.UnknownTemplate': 'Denne malen er ikke lenger tilgjengelig. Velg en annen.',
    'documents.NotEditable': 'Avtalen er ikke lenger et utkast, så du kan ikke gjøre dette. Åpne den på nytt for å se statusen.',
    'documents.NotAcknowledged': 'Bekreft den juridiske merknaden før du skriver egen tekst.',
    'documents.ChoiceRetired': 'Dette valget er fjernet fra loven. Velg et annet.',
    'documents.UnknownClause': 'Punktene stemmer ikke med malen. Last inn siden på nytt.',
    'documents.HasPerson': 'Avtalen er allerede knyttet til en person. Last inn siden på nytt for å se hvem.',
    'documents.NoPerson': 'Opprett personen før du inviterer.',
    'documents.HasLeft': 'Personen har sluttet. Aktiver personen før du lager en avtale.',
    'documents.IsAddendum': 'Dette er et tillegg. Gå til avtalen i stedet.',
    'documents.NotPublished': 'Ferdigstill avtalen før du lager et tillegg. Et utkast kan du endre direkte.',
    'documents.Annulled': 'Avtalen er annullert. Lag en ny avtale i stedet.',
    'documents.BeingSigned': 'Avtalen er til signering. Lag tillegget når alle har signert.',
    'documents.HasAddenda': 'Avtalen har tillegg. Slett dem først.',
    'documents.NoNewerTemplate': 'Avtalen har allerede den nyeste versjonen av malen. Du trenger ikke gjøre noe.',
    'documents.NewerPreview': 'En nyere forhåndsvisning er på vei. Vent litt.',
    'documents.NotLawful': 'Du kan ikke ferdigstille avtalen ennå. Se lovsjekken.',
    'documents.Unresolved': 'Noen verdier mangler i teksten. Fyll dem ut før du ferdigstiller.',
  },
  law: noLaw,
  wizard: noWizard,
  list: noList,
  addenda: noAddenda,
  many: noMany,
  record: noRecord,
  lawCheck: noLawCheck,
  editor: noEditor,
  redline: noRedline,
};
