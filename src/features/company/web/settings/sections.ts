import type { Company } from '../../contract/entities.ts';

/** What every section is given. */
export interface SectionProps {
  company: Company;
  /** Fetches the company again, when somebody else has changed it. */
  onStale: () => void;
}
