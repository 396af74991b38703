import { DocumentPage } from './components/DocumentPage.tsx';
import { text as en } from './content/terms-en.ts';
import { text as no } from './content/terms-no.ts';

export function TermsPage() {
  return <DocumentPage slug="terms" texts={{ en, no }} />;
}
