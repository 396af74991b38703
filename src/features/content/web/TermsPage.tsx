import { AgreementPage } from './components/AgreementPage.tsx';

export function TermsPage() {
  return <AgreementPage slug="terms" />;
}
