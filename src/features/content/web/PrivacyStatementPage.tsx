import { AgreementPage } from './components/AgreementPage.tsx';

export function PrivacyStatementPage() {
  return <AgreementPage slug="privacy-statement" />;
}
