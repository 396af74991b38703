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
      'Abonnementet dekker {limit, plural, one {# arbeidsavtale} other {# arbeidsavtaler}}. Slett noen som ikke trengs, eller utvid abonnementet.',
    'documents.UnknownTemplate': 'Malen tilbys ikke lenger. Velg en annen.',
    'documents.NotEditable': 'Avtalen er ikke lenger et utkast, så dette kan ikke gjøres. Åpne den på nytt for å se hva som har skjedd.',
    'documents.NotAcknowledged': 'Bekreft den juridiske merknaden før du skriver egen tekst.',
    'documents.ChoiceRetired': 'Dette valget er fjernet fra loven. Velg et annet.',
    'documents.UnknownClause': 'Punktene stemmer ikke med malen. Last siden på nytt.',
    'documents.HasPerson': 'Avtalen er allerede knyttet til en person.',
    'documents.NoPerson': 'Opprett personen før du inviterer.',
    'documents.HasLeft': 'Personen har sluttet. Aktiver vedkommende før du lager en avtale.',
    'documents.IsAddendum': 'Dette er et tillegg. Gå til avtalen i stedet.',
    'documents.NotPublished': 'Ferdigstill avtalen før du lager et tillegg. Et utkast kan du endre som det er.',
    'documents.HasAddenda': 'Avtalen har tillegg. Slett dem først.',
    'documents.NoNewerTemplate': 'Avtalen har allerede den nyeste versjonen av malen.',
    'documents.NewerPreview': 'En nyere forhåndsvisning lages. Vent litt.',
    'documents.NotLawful': 'Avtalen kan ikke ferdigstilles ennå. Se hva lovsjekken sier.',
    'documents.Unresolved': 'Noen verdier mangler i teksten. Fyll dem inn før du ferdigstiller.',
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
