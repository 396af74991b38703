import { DocumentPage } from './components/DocumentPage.tsx';
import { text as en } from './content/privacy-statement-en.ts';
import { text as no } from './content/privacy-statement-no.ts';

export function PrivacyStatementPage() {
  return <DocumentPage slug="privacy-statement" texts={{ en, no }} />;
}
