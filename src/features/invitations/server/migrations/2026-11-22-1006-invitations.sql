-- Invitations. The link's secret is sealed for those who may copy it; its digest stands in `secret`.
create table invitation (
  company_id integer not null,
  id uuid not null,
  -- Empty once the invitation was withdrawn and the person whom it had made is gone.
  company_user_id uuid,
  email text not null,
  role text not null check (role in ('systemadmin', 'hradmin', 'officeadmin', 'manager', 'employee', 'accountant', 'boardmember', 'gdpr')),
  status text not null check (status in ('Pending', 'Reminded', 'Opened', 'CredentialsCreated', 'FullUserCreated', 'Cancelled')),
  -- Whether the invitation made the person; then withdrawing it removes them again.
  is_newcomer boolean not null,
  guid text not null,
  invited_by uuid,
  invited_at timestamptz not null,
  reminded_at timestamptz,
  status_at timestamptz not null,
  -- When somebody came in: from then on their details may be waited for.
  accepted_at timestamptz,
  expires_at timestamptz not null
);
select make_company_table('invitation', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'invited_by references company_user on delete set null');
create index invitation_newest on invitation (company_id, invited_at desc, id desc);
create index invitation_person on invitation (company_id, company_user_id);
create index invitation_inviter on invitation (company_id, invited_by);
create index invitation_old on invitation (company_id, status, status_at);
-- An address, and so a person, is invited once at a time.
create unique index invitation_open_email on invitation (company_id, lower(email)) where status in ('Pending', 'Reminded', 'Opened');
