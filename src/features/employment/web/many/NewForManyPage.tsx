import { useState } from 'react';
import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import type { ContractTemplate } from '../../contract/template.ts';
import { RoomForNew } from '../new/RoomForNew.tsx';
import { ChooseForMany } from './ChooseForMany.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { leftOf, type PersonResult, type NewDocuments } from './many-values.ts';

/** Contracts of several people at once (employment.62). */
export function NewForManyPage() {
  return <RoomForNew>{(templates, limit) => <ChosenOrBegun templates={templates} limit={limit} />}</RoomForNew>;
}

interface ChosenOrBegunProps {
  templates: readonly ContractTemplate[];
  limit: CompanyLimit;
}

function ChosenOrBegun({ templates, limit }: ChosenOrBegunProps) {
  const language = useLanguage();
  const [results, setResults] = useState<readonly PersonResult[]>();
  const [nothing] = useState<NewDocuments>(() => ({
    kind: 'template',
    templateId: templates[0]?.key ?? '',
    language,
    documentId: null,
    companyUserIds: [],
  }));
  const [chosen, setChosen] = useState(nothing);
  if (results) {
    const again = (): void => {
      setChosen({ ...chosen, companyUserIds: leftOf(results) });
      setResults(undefined);
    };
    return <ResultsPage results={results} limit={limit} onAgain={again} />;
  }
  const settle = (values: NewDocuments, found: readonly PersonResult[]): void => {
    setChosen(values);
    setResults(found);
  };
  // Those who are left are chosen and not saved; without them, what their contracts would begin with is no work to lose.
  const base = chosen.companyUserIds.length > 0 ? nothing : chosen;
  return <ChooseForMany templates={templates} limit={limit} initial={chosen} base={base} onDone={settle} />;
}
