import { AgreementPage } from './components/AgreementPage.tsx';

export function ServiceAgreementPage() {
  return <AgreementPage slug="service-agreement" />;
}
