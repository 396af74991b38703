import type { Company } from '../../contract/entities.ts';

/** The props of every section. */
export interface SectionProps {
  company: Company;
  /** Refetches the company after a conflict. */
  onStale: () => void;
}
