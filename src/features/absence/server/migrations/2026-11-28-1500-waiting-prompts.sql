-- A reminder to many people waits here for as long as it can be undone; it is deleted when it is sent or undone. To whom it goes is in its job.
create table absence_prompt (
  company_id integer not null,
  id uuid not null,
  sent_by uuid not null,
  message text not null,
  asked_at timestamptz not null
);
select make_company_table('absence_prompt', 'id', 'sent_by references company_user on delete cascade');
create index absence_prompt_of on absence_prompt (company_id, sent_by);
