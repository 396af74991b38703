-- When the company will be deleted, and who asked for it and when. Until then nothing in it changes.
alter table company add column ends_at timestamptz;
alter table company add column ending_asked_at timestamptz;
alter table company add column ending_asked_by uuid;
alter table company add constraint company_ending_asked_by
  foreign key (company_id, ending_asked_by) references company_user (company_id, id) on delete set null (ending_asked_by);
