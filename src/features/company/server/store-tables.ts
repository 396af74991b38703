import type { ColumnType, Generated } from 'kysely';

interface CompanyTable {
  company_id: number;
  identity_guid: string;
  name: string;
  registry_id: string;
  purpose_description: string | null;
  number_of_employees: number;
  street_address: string;
  secondary_street_address: string | null;
  postal_code: string;
  city: string;
  province: string | null;
  country: string;
  mobile_country_code: string;
  mobile_phone: string;
  partner_id: string | null;
  logo_guid: string | null;
  allow_support: Generated<boolean>;
  allow_support_until: string | null;
  director_company_user_id: string | null;
  language: 'no' | 'en';
  time_zone: Generated<string>;
  session_length_minutes: number | null;
  mfa_required: Generated<boolean>;
  features_off: Generated<string[]>;
  managers_see_pay: Generated<boolean>;
  log_retention_months: Generated<number>;
  leaver_retention_months: Generated<number>;
  lookers_named: Generated<boolean>;
  sms_sender_name: string | null;
  interests: Generated<string[]>;
  access_control_acknowledged_at: Date | null;
  ends_at: Generated<Date | null>;
  ending_asked_at: Generated<Date | null>;
  ending_asked_by: Generated<string | null>;
  subscription_features: string[] | null;
  version: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
}

/** The tables this feature owns. */
export interface CompanyTables {
  company: CompanyTable;
  company_registry_number: { registry_id: string; company_id: number };
  company_acceptance: {
    company_id: number;
    id: string;
    document: 'privacyStatement' | 'serviceAgreement';
    document_version: string;
    accepted_at: Date;
    account_id: string;
  };
}
