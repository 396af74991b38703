import { DocumentPage } from './components/DocumentPage.tsx';
import { text as en } from './content/service-agreement-en.ts';
import { text as no } from './content/service-agreement-no.ts';

export function ServiceAgreementPage() {
  return <DocumentPage slug="service-agreement" texts={{ en, no }} />;
}
